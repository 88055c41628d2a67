r"""
id: mscale-ignored
see: statement-formula
title: {en: mscale and mscale_all_dim were ignored, zh: 没有用 mscale 和 mscale_all_dim}
text:
  en: >-
    You use 0.1 ln s + 1 whatever the keys say. With both of them set, the factor is the ratio of two such
    terms; equal weights cancel to exactly 1, because such a model has its scaling in the softmax instead.
  zh: "不管那两个键怎么写，你都用 0.1 ln s + 1。两者都给出时，系数是两个这样的式子之比；权重相等就约成 \
    1，因为这类模型把缩放放在了 softmax 里。"
"""

import math


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    if attention_factor is not None:
        return attention_factor
    return 0.1 * math.log(factor) + 1.0 if factor > 1 else 1.0
