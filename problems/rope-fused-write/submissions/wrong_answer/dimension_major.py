r"""
id: dimension-major
see: explanation-layout
title: {en: A row was read as D groups of heads, zh: 把一行读成了 D 组头}
text:
  en: >-
    You saw a row as [D, heads], so that one head collects every n-th number. In qkv the D numbers of a head lie
    together: view(N, heads, D).
  zh: "你把一行看成 [D, 头数]，于是一个头由每隔若干个的数拼成。qkv 里一个头的 D 个数是连在一起的：应当\
    用 view(N, 头数, D)。"
"""

import torch


def rope_and_write(qkv, positions, slots, k_cache, v_cache, n_q, n_kv, base=10000.0):
    D = k_cache.shape[-1]
    heads = qkv.view(len(qkv), D, -1).transpose(1, 2)
    q, k, v = heads.split((n_q, n_kv, n_kv), dim=1)
    theta = base ** (-torch.arange(0, D, 2) / D)

    def rotate(x, p):
        angle = p[:, None, None] * theta
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)

    k_cache[slots] = rotate(k, positions)
    v_cache[slots] = v
    return rotate(q, positions)
