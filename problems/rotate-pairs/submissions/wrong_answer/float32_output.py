r"""
id: float32-output
see: explanation-usual-mistakes-6
title: {en: The result was turned into float32, zh: 结果被转成了 float32}
text:
  en: >-
    Order and signs are right, but the result is float32 whatever comes in. A bfloat16 model would run its attention
    in float32 from here on; float64 and integers lose digits. Nothing here needs a conversion.
  zh: "顺序和符号都对，但无论输入是什么 dtype，结果一律成了 float32。放进 bfloat16 模型，后面的注意力就都在 \
    float32 下计算；float64 和整数还会丢掉有效位。这里根本不需要类型转换。"
"""

import torch


def rotate_pairs(x):
    x = x.float()
    return torch.stack((-x[..., 1::2], x[..., 0::2]), dim=-1).flatten(-2)
