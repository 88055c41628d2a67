r"""
id: bf16
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: The frequencies went through bfloat16, zh: 频率经过了 bfloat16}
text:
  en: >-
    The values are rounded to 8 bits, a relative error of up to 0.4 %. At position 1000 a fast pair is then off by
    radians. This happens when the buffer is cast along with the model by .to(torch.bfloat16). Frequencies stay in
    float32, also in a bfloat16 model.
  zh: "数值只剩 8 位精度，相对误差可达 0.4%，到位置 1000，转得快的对就会差出好几弧度。用 .to(torch.bfloat16) 转换\
    整个模型时，连带转换了这个 buffer，就会如此。即使模型是 bfloat16，频率也要保持 float32。"
"""

import torch


def inv_freq(head_dim, base=10000.0):
    return (base ** (-torch.arange(0, head_dim, 2) / head_dim)).bfloat16().float()
