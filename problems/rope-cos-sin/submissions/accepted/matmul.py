"""Frequencies as a column, positions as a row, a product of matrices: the code of transformers."""

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    inv_freq = 1.0 / (base ** (torch.arange(0, dim, 2, dtype=torch.int64).float() / dim))
    column = inv_freq[None, :, None].expand(position_ids.shape[0], -1, 1)
    freqs = (column @ position_ids[:, None, :].float()).transpose(1, 2)
    emb = torch.cat((freqs, freqs), dim=-1)
    return emb.cos(), emb.sin()
