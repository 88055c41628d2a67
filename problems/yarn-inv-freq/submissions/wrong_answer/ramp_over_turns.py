r"""
id: ramp-over-turns
see: explanation-where-paper-and-code-part
title: {en: The ramp is straight in the number of turns, zh: 斜坡对圈数是直线，而不是对下标}
text:
  en: >-
    You followed the paper, where the share of the plain frequency is (turns - beta_slow) / (beta_fast -
    beta_slow). The authors' code, with which the models were made, uses a ramp that is straight in the pair
    index over the rounded range. Turns fall geometrically with the index, so the two differ a lot in the
    middle.
  zh: "你照论文写了：原频率所占的份额是 (圈数 - beta_slow) / (beta_fast - beta_slow)。而模型用的是作者\
    的代码，那里的斜坡在取整后的区间上，对维度对的下标是直线。圈数随下标按等比下降，所以两者在中段差得很多。"
"""

import math

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    turns = original_max * theta / (2 * math.pi)
    kept = ((turns - beta_slow) / (beta_fast - beta_slow)).clamp(0, 1)
    return theta / factor * (1 - kept) + theta * kept
