r"""
id: one-key-enough
see: statement-formula
title: {en: mscale was used without mscale_all_dim, zh: 只有 mscale 时也用了它}
text:
  en: >-
    With mscale alone you put it into the logarithmic term. Some programs do, but in transformers, which is
    followed here, the two keys count only together; one alone leaves g(s, 1). A weight of 0 counts as not
    given.
  zh: "只给了 mscale 时，你把它代进了对数项。有的程序确实如此，但本题依据的 transformers 里，两个键要同\
    时出现才算数，只有一个时结果是 g(s, 1)。权重为 0 也算没给。"
"""

import math


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    def g(s, m):
        return 0.1 * m * math.log(s) + 1.0 if s > 1 else 1.0

    if attention_factor is not None:
        return attention_factor
    return g(factor, mscale or 1.0) / (g(factor, mscale_all_dim) if mscale and mscale_all_dim else 1.0)
