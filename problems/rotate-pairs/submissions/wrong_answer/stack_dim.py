r"""
id: stack-dim
see: explanation-usual-mistakes-3
title: {en: Stacked on the axis before the last, zh: stack 到了倒数第二维上}
text:
  en: >-
    torch.stack(…, dim=-2) makes [..., 2, d/2]; flattening that gives all negated odd entries first and then all
    even ones. The new axis of size 2 has to be the last one, dim=-1, so that flattening puts the members of a pair
    side by side. In your code the sign sits on the even entries as well.
  zh: "torch.stack(…, dim=-2) 得到 [..., 2, d/2]，展平后一种元素全在前，另一种全在后。大小为 2 的新维度必须是最后\
    一维，即 dim=-1，展平之后一对的两个分量才会挨在一起。你的负号也加在了偶数位元素上。"
"""

import torch


def rotate_pairs(x):
    return torch.stack((x[..., 1::2], -x[..., 0::2]), dim=-2).flatten(-2)
