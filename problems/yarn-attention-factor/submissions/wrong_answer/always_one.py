r"""
id: always-one
see: statement-formula
title: {en: The factor is always 1, zh: 系数恒为 1}
text:
  en: >-
    You return 1 unless a value is given, so YaRN's attention is not sharpened at all. Without any key the
    factor is 0.1 ln s + 1, and it is part of how these models were trained.
  zh: "除非明确给出，你总是返回 1，注意力完全没有变尖。没有任何键时，系数是 0.1 ln s + 1，模型训练时就\
    带着它。"
"""


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    return 1.0 if attention_factor is None else attention_factor
