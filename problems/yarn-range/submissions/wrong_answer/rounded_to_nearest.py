r"""
id: rounded-to-nearest
see: explanation-usual-mistakes-3
title: {en: Both ends were rounded to the nearest index, zh: 两端都四舍五入了}
text:
  en: >-
    You used round for both. The range has to contain the two real indices, so it is rounded outwards: low down,
    high up. 20.1 as the upper end becomes 21, not 20.
  zh: "两端你都用了 round。取整后的区间应当包住那两个实数下标，所以要向外取整：low 向下，high 向上。上\
    端为 20.1 时应得到 21，而不是 20。"
"""

import math


def yarn_correction_range(dim, base, original_max, beta_fast=32.0, beta_slow=1.0, truncate=True):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = index(beta_fast), index(beta_slow)
    if truncate:
        low, high = round(low), round(high)
    return max(low, 0), min(high, dim - 1)
