r"""
id: mixed-layout
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: "Taken apart as halves, joined as neighbours", zh: 按前后两半拆开，却按相邻拼回}
text:
  en: >-
    The numbers are right but half of them stand in the wrong place: you split the vector in halves and then
    interleaved the results. Every number has to go back to where its old value stood; here that is a plain cat of
    both halves. Scores of q and k treated alike do not notice, a cache filled by other code does.
  zh: "数都算对了，但有一半放错了地方：按前后两半拆开，却把结果交错着拼了回去。每个数都应回到旧值原来的位置，这里\
    直接用 cat 拼两半即可。q 和 k 若都这样处理，得分看不出问题；但缓存若由别的代码写入，就对不上了。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = pos[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x.chunk(2, dim=-1)
    return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)
