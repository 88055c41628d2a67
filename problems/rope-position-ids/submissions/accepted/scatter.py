"""Number the real tokens of each row and put the numbers where the tokens are."""

import torch


def position_ids_from_mask(attention_mask, past_len=0):
    out = torch.zeros(attention_mask.shape, dtype=torch.int64)
    for s, row in enumerate(attention_mask.bool()):
        out[s, row] = torch.arange(int(row.sum()))
    return out[:, past_len:]
