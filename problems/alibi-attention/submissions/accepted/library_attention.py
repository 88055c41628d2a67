"""PyTorch's attention adds its mask after the scaling, which is the place for the bias."""

import torch
import torch.nn.functional as F


def alibi_attention(q, k, v):
    H, Tq, Tk = q.shape[1], q.shape[2], k.shape[2]
    p = 1 << (H - 1).bit_length()
    slopes = 0.5 ** (torch.arange(1, p + 1) * (8 / p))
    if p != H:
        slopes = torch.cat((slopes[1::2], slopes[::2]))[:H]
    i, j = torch.arange(Tk - Tq, Tk).view(-1, 1), torch.arange(Tk)
    bias = torch.where(j <= i, -slopes.view(-1, 1, 1) * (i - j).abs(), float("-inf"))
    return F.scaled_dot_product_attention(q, k, v, attn_mask=bias.unsqueeze(0))
