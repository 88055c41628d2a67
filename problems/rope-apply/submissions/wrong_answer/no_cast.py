r"""
id: no-cast
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: "bfloat16 came in, float32 went out", zh: 输入 bfloat16，输出成了 float32}
text:
  en: >-
    The values are right, but bfloat16 times a float32 cosine is float32, and so the result stays. Attention would
    then run in float32, or fail because v is still bfloat16. Cast the result (or cos and sin) to the dtype of the
    input.
  zh: "数值是对的，但 bfloat16 乘 float32 的余弦得到 float32，结果就停在了 float32。接下来要么整个注意力都用 \
    float32 计算，要么因为 v 还是 bfloat16 而报错。请把结果（或者 cos、sin）转成输入的 dtype。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
    r = cos.shape[-1]

    def rotate(x):
        turned = x[..., :r] * cos + rotate_half(x[..., :r]) * sin
        return torch.cat((turned, x[..., r:]), dim=-1)

    return rotate(q), rotate(k)
