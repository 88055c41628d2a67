r"""
id: mixed-layout
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: "Taken apart as neighbours, joined as halves", zh: 按相邻拆开，却按前后两半拼回}
text:
  en: >-
    The numbers are right but half of them stand in the wrong place: you split even and odd entries and then used
    cat, which puts all first members in front. Put the members of a pair back side by side, with stack on a new
    last axis and flatten. Scores of q and k treated alike do not notice, a cache filled by other code does.
  zh: "数都算对了，但有一半放错了地方：按偶数位、奇数位拆开，却用 cat 拼回，把所有第一分量都放到了前面。应当在新\
    的最后一维上 stack 再 flatten，让一对的两个分量回到相邻的位置。q 和 k 若都这样处理，得分看不出问题；但缓存\
    若由别的代码写入，就对不上了。"
"""

import torch


def rope_complex(x, pos, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = pos[:, None] * theta
    unit = torch.polar(torch.ones_like(angle), angle)
    z = torch.view_as_complex(x.unflatten(-1, (-1, 2))) * unit
    return torch.cat((z.real, z.imag), dim=-1)
