r"""
id: cat
see: explanation-usual-mistakes-3
title: {en: The odd entries stand before the even ones, zh: 奇数位全放前面，偶数位全放后面}
text:
  en: >-
    Taking apart was right, putting together was not; cat(-odd, even) leaves all negated odd entries in the first
    half, so the members of a pair are d/2 apart and no longer fit cos and sin. Use stack on a new last axis and
    flatten, which puts them side by side. [1, 2, 3, 4] came out as [-2, -4, 1, 3].
  zh: "拆得对，拼得不对：cat(-odd, even) 把取负后的奇数位全放进前一半，一对的两个分量相隔 d/2，与 cos、sin 对不上\
    了。应当在新的最后一维上 stack 再 flatten，让它们挨在一起。[1, 2, 3, 4] 被你变成了 [-2, -4, 1, 3]。"
"""

import torch


def rotate_pairs(x):
    return torch.cat((-x[..., 1::2], x[..., 0::2]), dim=-1)
