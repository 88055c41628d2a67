r"""
id: base-ignored
see: statement-formula
title: {en: base was not used, zh: 没有用到 base}
text:
  en: >-
    You computed with 10000 whatever the caller passes, which is right for the default only. A larger base makes all
    wavelengths but the first longer.
  zh: "无论传入什么，你都按 10000 计算，只有取默认值时才对。base 增大，除第一个外所有波长都会变长。"
"""

import torch


def wavelengths(head_dim, base=10000.0):
    return 2 * torch.pi * 10000.0 ** (torch.arange(0, head_dim, 2) / head_dim)
