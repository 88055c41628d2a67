r"""
id: mask-after-softmax
see: explanation-usual-mistakes-5
title: {en: The mask was applied after the softmax, zh: mask 加在了 softmax 之后}
text:
  en: >-
    Probabilities of masked keys are set to zero, but those of the others were divided by a sum that still contains
    them. Rows no longer sum to 1. Mask the scores before the softmax. With no mask, or one that hides nothing, all
    is well.
  zh: "被遮住的 key 概率置了零，可其余的概率除以的和里仍然包含它们，各行之和不再是 1。应当在 softmax 之前遮住得分。\
    没有 mask 时，或者 mask 什么都不遮时，看不出问题。"
"""

import torch


def shaw_attention(q, k, v, rel_k, rel_v, q_pos, k_pos, mask=None):
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K
    s = (q @ k.mT + torch.einsum("bhid,ijd->bhij", q, rel_k[idx])) / q.shape[-1] ** 0.5
    p = s.softmax(-1)
    if mask is not None:
        p = p.masked_fill(~mask, 0.0)
    return p @ v + torch.einsum("bhij,ijd->bhid", p, rel_v[idx])
