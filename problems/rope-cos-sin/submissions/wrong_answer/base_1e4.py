r"""
id: base-1e4
see: statement-formula
title: {en: The default base is 10000 instead of 1e7, zh: base 的默认值写成了 10000}
text:
  en: >-
    Right when the caller passes a base, wrong when the caller does not. The default here is that of Qwen3.5,
    10000000. The first pair has θ = 1 for any base and hides it.
  zh: "调用时写明 base 就对，不写就错。这里的默认值与 Qwen3.5 相同，是 10000000。第一对的 θ 恒为 1，与 base 无关，\
    所以看不出来。"
"""

import torch


def rope_cos_sin(position_ids, dim, base=1e4):
    freqs = position_ids[:, :, None] * base ** (-torch.arange(0, dim, 2) / dim)
    angle = torch.cat((freqs, freqs), dim=-1)
    return angle.cos(), angle.sin()
