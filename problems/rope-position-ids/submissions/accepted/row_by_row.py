"""A counter per row, in plain Python."""

import torch


def position_ids_from_mask(attention_mask, past_len=0):
    rows = []
    for row in attention_mask.tolist():
        seen, positions = 0, []
        for real in row:
            positions.append(seen)
            seen += int(real)
        rows.append(positions[past_len:])
    return torch.tensor(rows)
