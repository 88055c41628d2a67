r"""
id: no-sign
see: explanation-usual-mistakes-2
title: {en: The minus sign is missing, zh: 漏了负号}
text:
  en: >-
    The halves are swapped but nothing is negated: [x2, x1], which is also what torch.roll(x, d // 2, dims=-1)
    gives. Swapping the two coordinates of a pair is a reflection. Apply it twice: you get x, and it should be -x.
  zh: "两半交换了，但没有取负，得到 [x2, x1]（torch.roll(x, d // 2, dims=-1) 的结果也正是它）。交换一对坐标是反射而\
    不是旋转：作用两次得到 x，而正确的结果是 -x。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((b, a), dim=-1)
