r"""
id: no-sign
see: statement-formula
title: {en: The minus sign is missing, zh: 漏了负号}
text:
  en: >-
    The members of each pair are exchanged but nothing is negated. (b, a) is a reflection; applied twice it gives x,
    and a quarter turn must give -x.
  zh: "每一对的两个分量交换了，但没有取负。(b, a) 是反射，作用两次得到 x；转四分之一圈，作用两次应得到 -x。"
"""

import torch


def rotate_pairs(x):
    return torch.stack((x[..., 1::2], x[..., 0::2]), dim=-1).flatten(-2)
