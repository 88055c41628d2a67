r"""
id: position-zero
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: The new token was put at position 0, zh: 新 token 被放到了位置 0}
text:
  en: >-
    One token came in, so you took position 0 for it. The T cached tokens stand at 0 … T-1 and this one follows
    at T. Prompts look fine with this bug, since they are processed in one piece; the generated text decays.
  zh: "因为只来了一个 token，你就当它在位置 0。缓存里的 T 个 token 占了 0 到 T-1，它排在后面，位置是 T。\
    有这个错时 prompt 看不出问题，因为 prompt 是整段处理的；生成的文本却越来越糟。"
"""

import torch


def decode_step(q, k_new, v_new, k_cache, v_cache, base=10000.0):
    D = k_cache.shape[3]
    theta = base ** (-torch.arange(0, D, 2) / D)

    def rotate(x, m):
        cos, sin = (m * theta).cos(), (m * theta).sin()
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)

    k_cache = torch.cat((k_cache, rotate(k_new, 0)), dim=2)
    v_cache = torch.cat((v_cache, v_new), dim=2)
    group = q.shape[1] // k_cache.shape[1]
    k, v = k_cache.repeat_interleave(group, dim=1), v_cache.repeat_interleave(group, dim=1)
    scores = rotate(q, 0) @ k.transpose(-1, -2) / D**0.5
    return scores.softmax(dim=-1) @ v, k_cache, v_cache
