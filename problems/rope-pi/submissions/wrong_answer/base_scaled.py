r"""
id: base-scaled
see: explanation-usual-mistakes-5
title: {en: The base was multiplied instead of dividing the position, zh: 乘的是 base，位置没有除}
text:
  en: >-
    You enlarged the base. That slows the last pairs by almost the factor and leaves the first pair as it was,
    because θ of pair 0 is 1 for every base: it is the idea of NTK-aware scaling, another method. Interpolation
    slows all pairs by the same factor; look at dimension 0.
  zh: "你放大的是 base。这样最后几对会慢下来，接近 factor 倍，第一对却纹丝不动，因为无论 base 是多少，\
    第 0 对的 θ 都是 1：这是 NTK-aware 缩放的思路，是另一种方法。位置插值让所有维度对都慢同样的倍数，看看第 \
    0 维就知道。"
"""

import torch


def pi_cos_sin(position_ids, dim, base, factor):
    theta = (base * factor) ** (-torch.arange(0, dim, 2) / dim)
    m = position_ids[..., None]
    angle = torch.cat((m * theta, m * theta), dim=-1)
    return angle.cos(), angle.sin()
