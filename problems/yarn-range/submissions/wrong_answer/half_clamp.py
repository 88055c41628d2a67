r"""
id: half-clamp
see: explanation-why-the-odd-clamp
title: {en: "high was clamped to dim/2 - 1", zh: "high 被限制到了 dim/2 - 1"}
text:
  en: >-
    You limited high to the index of the last pair. That looks sensible, and some projects do it, but the
    authors' code and transformers limit it to dim - 1. It matters when high lies beyond the last pair: the ramp
    is then steeper with your limit, and the last pairs are slowed more than in the model you load.
  zh: "你把 high 限制到最后一对的下标。这看起来合理，也确有项目这样写，但 YaRN 作者的代码和 transformer\
    s 的上限是 dim - 1。当 high 超出最后一对时就有区别：按你的上限，过渡更陡，最后几对会比你要加载的模型慢得\
    更多。"
"""

import math


def yarn_correction_range(dim, base, original_max, beta_fast=32.0, beta_slow=1.0, truncate=True):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = index(beta_fast), index(beta_slow)
    if truncate:
        low, high = math.floor(low), math.ceil(high)
    return max(low, 0), min(high, dim // 2 - 1)
