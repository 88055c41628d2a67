r"""
id: no-exponent
see: statement-formula
title: {en: α multiplies the base without its exponent, zh: α 乘到 base 上时漏了指数}
text:
  en: >-
    α is right, but it has to be raised to d/(d-2) before it multiplies the base. Without that the last pair is
    slowed a little less than α. With two pairs the exponent is 2, which is easy to check by hand.
  zh: "α 是对的，但乘到 base 上之前要先取 d/(d-2) 次幂，否则最后一对放慢的程度比 α 略小。只有两对时指数\
    是 2，很容易手算检验。"
"""

import torch


def dynamic_ntk_inv_freq(dim, base, factor, max_position, seq_len):
    base = base * (factor * max(seq_len, max_position) / max_position - (factor - 1))
    return base ** (-torch.arange(0, dim, 2) / dim)
