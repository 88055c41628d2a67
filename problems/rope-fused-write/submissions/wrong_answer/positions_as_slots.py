r"""
id: positions-as-slots
see: explanation-usual-mistakes-1
title: {en: Keys and values were written at their position, zh: 把 key 和 value 写到了位置编号处}
text:
  en: >-
    You used the position as the row of the cache. Several sequences have a token at position 5, and they would
    overwrite one another; slots are there to keep them apart.
  zh: "你把位置当成了缓存的行号。好几个序列都有位置 5 的 token，它们会互相覆盖；slot 就是用来把它们分开\
    的。"
"""

import torch


def rope_and_write(qkv, positions, slots, k_cache, v_cache, n_q, n_kv, base=10000.0):
    D = k_cache.shape[-1]
    heads = qkv.view(len(qkv), -1, D)
    q, k, v = heads.split((n_q, n_kv, n_kv), dim=1)
    theta = base ** (-torch.arange(0, D, 2) / D)

    def rotate(x, p):
        angle = p[:, None, None] * theta
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)

    k_cache[positions] = rotate(k, positions)
    v_cache[positions] = v
    return rotate(q, positions)
