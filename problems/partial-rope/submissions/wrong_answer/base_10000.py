r"""
id: base-10000
see: explanation-usual-mistakes-and-where-they-happened-6
title: {en: The default base is 10000 instead of 1e7, zh: base 的默认值写成了 10000}
text:
  en: >-
    When no base is passed you use 10000, the value of the first RoPE models. The default here is that of Qwen3.5,
    10000000. Right when the caller passes the base, wrong when the caller does not; the first pair has θ = 1 for
    any base and hides it.
  zh: "没有传入 base 时，你用的是早期 RoPE 模型的 10000，而本题的默认值与 Qwen3.5 相同，是 10000000。调用时写明 \
    base 就对，不写就错；第一对的 θ 恒为 1，与 base 无关，所以看不出来。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e4):
    dim = int(q.shape[-1] * partial_rotary_factor)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        a, b, rest = x.tensor_split((dim // 2, dim), dim=-1)
        turned = torch.cat((a * cos - b * sin, a * sin + b * cos, rest), dim=-1)
        return turned.to(x.dtype)

    return turn(q), turn(k)
