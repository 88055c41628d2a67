"""A product with a triangular matrix counts."""

import torch


def position_ids_from_mask(attention_mask, past_len=0):
    upper = torch.ones(attention_mask.shape[1], attention_mask.shape[1]).triu()
    count = attention_mask.float() @ upper
    return (count - 1).relu().long()[:, past_len:]
