r"""
id: cast-q-first
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: Everything was turned into float32 and left there, zh: 先全部转成 float32，没有转回}
text:
  en: >-
    q and k were converted to float32 for the rotation, which is fine, but never converted back. The dtype of the
    result must be that of the input, bfloat16, float16 or float64 alike.
  zh: "为了旋转先把 q、k 转成 float32，这没有问题，但最后没有转回去。结果的 dtype 必须与输入一致，不论是 bfloat16、\
    float16 还是 float64。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    q, k = q.float(), k.float()
    cos, sin = cos.float(), sin.float()
    cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
    r = cos.shape[-1]

    def rotate(x):
        turned = x[..., :r] * cos + rotate_half(x[..., :r]) * sin
        return torch.cat((turned.to(x.dtype), x[..., r:]), dim=-1)

    return rotate(q), rotate(k)
