"""A token's position is the number of tokens before it."""

import torch


def position_ids_from_mask(attention_mask, past_len=0):
    mask = attention_mask.long()
    return (mask.cumsum(dim=1) - mask)[:, past_len:].to(torch.int32)
