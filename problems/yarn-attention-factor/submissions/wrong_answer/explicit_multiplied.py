r"""
id: explicit-multiplied
see: statement-formula
title: {en: The explicit value multiplies the computed one, zh: 明确的值被乘到了算出的值上}
text:
  en: >-
    You took attention_factor for a correction. That is what attn_factor means in the YaRN authors' code and in
    vLLM; attention_factor of transformers is the final value. An explicit 1.0 must give 1, not 0.1 ln s + 1.
  zh: "你把 attention_factor 当成了修正系数。那是 YaRN 作者的代码和 vLLM 中 attn_factor 的含义；transfo\
    rmers 的 attention_factor 是最终值。明确写 1.0 时结果应为 1，而不是 0.1 ln s + 1。"
"""

import math


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    def g(s, m=1.0):
        return 0.1 * m * math.log(s) + 1.0 if s > 1 else 1.0

    correction = 1.0 if attention_factor is None else attention_factor
    if mscale and mscale_all_dim:
        return correction * g(factor, mscale) / g(factor, mscale_all_dim)
    return correction * g(factor)
