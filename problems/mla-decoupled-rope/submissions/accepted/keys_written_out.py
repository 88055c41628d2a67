"""As in training: keys of all heads are written out, both parts concatenated, one product of dn + dr."""

import math

import torch


def rotate(x, cos, sin):
    even, odd = x[..., 0::2], x[..., 1::2]
    return torch.stack((even * cos - odd * sin, even * sin + odd * cos), dim=-1).flatten(-2)


def mla_scores(q_nope, q_pe, c_kv, k_pe, w_uk, position_ids, base=10000.0):
    heads, dr = q_pe.shape[1], q_pe.shape[-1]
    inv_freq = 1.0 / (base ** (torch.arange(0, dr, 2).float() / dr))
    freqs = (position_ids.float()[..., None] * inv_freq).unsqueeze(1)
    cos, sin = freqs.cos(), freqs.sin()
    k_nope = torch.einsum("btr,hdr->bhtd", c_kv, w_uk)
    shared = rotate(k_pe.unsqueeze(1), cos, sin).expand(-1, heads, -1, -1)
    query = torch.cat((q_nope, rotate(q_pe, cos, sin)), dim=-1)
    key = torch.cat((k_nope, shared), dim=-1)
    return torch.matmul(query, key.transpose(2, 3)) / math.sqrt(query.shape[-1])
