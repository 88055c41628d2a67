r"""
id: floor
see: explanation-usual-mistakes-1
title: {en: The positions were rounded down to whole numbers, zh: 位置被向下取整了}
text:
  en: >-
    You divided with //, so with factor 4 the positions 8, 9, 10 and 11 all become 2 and can no longer be told
    apart. Interpolation means the places between the whole positions: 9 becomes 2.25. Multiples of the factor
    hide it; try an odd position.
  zh: "你用了整除 //：倍数为 4 时，位置 8、9、10、11 全都变成 2，再也分不开了。所谓插值，正是要落在整数\
    位置之间：9 应变成 2.25。位置恰好是倍数的整数倍时看不出来，换个奇数位置试试。"
"""

import torch


def pi_cos_sin(position_ids, dim, base, factor):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    m = (position_ids[..., None] // factor).float()
    angle = torch.cat((m * theta, m * theta), dim=-1)
    return angle.cos(), angle.sin()
