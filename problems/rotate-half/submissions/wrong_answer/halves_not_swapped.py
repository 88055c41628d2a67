r"""
id: halves-not-swapped
see: explanation-usual-mistakes-2
title: {en: The halves were not swapped, zh: 两半没有交换}
text:
  en: >-
    You negated the second half but left both halves where they were: [x1, -x2]. That is a mirror image, not a
    quarter turn. Apply it twice: a rotation must give -x, yours gives x back.
  zh: "后一半取了负号，但两半的位置没有交换，得到的是 [x1, -x2]。这是镜像，不是旋转 90°。连续作用两次就能看出来：旋\
    转应得到 -x，而这样写又变回了 x。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a, -b), dim=-1)
