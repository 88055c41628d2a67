r"""
id: rounded
see: explanation-usual-mistakes-4
title: {en: The wavelengths were rounded, zh: 波长被取整了}
text:
  en: >-
    You rounded to whole tokens. The tables in texts are rounded for the eye; a wavelength is a real number, and 6
    in place of 6.28 is off by nearly 5 %. Return it as it is.
  zh: "你把结果取成了整数。书里的表格取整只是为了好看；波长是实数，把 6.28 写成 6 就差了将近 5%。请原样返回。"
"""

import torch


def wavelengths(head_dim, base=10000.0):
    return (2 * torch.pi / base ** (-torch.arange(0, head_dim, 2) / head_dim)).round()
