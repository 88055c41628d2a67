"""MPT's m (j - k + 1), shifted row by row until the diagonal is zero."""

import torch


def alibi_bias(n_heads, q_len, k_len):
    p = 1 << (n_heads - 1).bit_length()
    slopes = 1.0 / 2 ** (torch.arange(1, p + 1) * (8 / p))
    if p != n_heads:
        slopes = torch.cat((slopes[1::2], slopes[::2]))[:n_heads]
    ahead = torch.arange(q_len - 1, -1, -1)
    steps = torch.arange(1 - k_len, 1)[None, :] + ahead[:, None]
    bias = slopes.reshape(-1, 1, 1) * steps
    bias[:, steps > 0] = float("-inf")
    return bias
