r"""
id: half
see: explanation-usual-mistakes-1
title: {en: Dimension i was paired with i + d/2, zh: 第 i 维配成了第 i + d/2 维}
text:
  en: >-
    That is rotate_half, the layout of the Llama and Qwen code in transformers. Here neighbours form a pair: (0, 1),
    (2, 3), …. With d = 2 the two coincide, so look at d = 4; [1, 2, 3, 4] must become [-2, 1, -4, 3] and not [-3,
    -4, 1, 2].
  zh: "你写的是 rotate_half，也就是 transformers 中 Llama、Qwen 的布局。这里相邻两维成对：(0, 1)、(2, 3)……。d = 2 \
    时两者相同，请看 d = 4：[1, 2, 3, 4] 应变成 [-2, 1, -4, 3]，而不是 [-3, -4, 1, 2]。"
"""

import torch


def rotate_pairs(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)
