r"""
id: cache-rebound
see: explanation-usual-mistakes-3
title: {en: "The caches were replaced, not written to", zh: 缓存被换掉了，没有写进去}
text:
  en: >-
    You built new caches under the old names. The caller still holds the old ones, which are unchanged: a cache
    of many gigabytes is not copied for a few tokens. Assign to rows: k_cache[slots] = ….
  zh: "你用原来的名字建了新的缓存，调用者手里的还是旧的那份，没有变：好几个 GB 的缓存不会为几个 token \
    复制一遍。应当给行赋值：k_cache[slots] = …。"
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

    k_cache = k_cache.index_copy(0, slots, rotate(k, positions))
    v_cache = v_cache.index_copy(0, slots, v)
    return rotate(q, positions)
