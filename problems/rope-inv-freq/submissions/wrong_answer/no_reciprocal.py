r"""
id: no-reciprocal
see: statement-formula
title: {en: The minus sign in the exponent is missing, zh: 指数漏了负号}
text:
  en: >-
    You returned base^(2i/d), which grows from 1 almost to the base. Those are wavelengths divided by 2π, and not
    frequencies; the last pair would turn thousands of radians per token. "inv" in the name stands for this
    reciprocal.
  zh: "你返回的是 base^(2i/d)，从 1 一直增大到接近 base。那是波长除以 2π，不是频率；照此最后一对每个 token 要转几\
    千弧度。名字里的 inv 指的就是这个倒数。"
"""

import torch


def inv_freq(head_dim, base=10000.0):
    return base ** (torch.arange(0, head_dim, 2) / head_dim)
