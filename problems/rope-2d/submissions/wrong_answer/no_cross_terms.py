r"""
id: no-cross-terms
see: statement-formula
title: {en: Each component was only scaled, zh: 两个分量只是各自缩放了}
text:
  en: >-
    You multiplied x0 by cos α and x1 by sin α. That is no rotation; lengths change. Each new component is a mixture
    of both old ones, so four products are needed, not two.
  zh: "你只是把 x0 乘了 cos α、x1 乘了 sin α。这不是旋转，长度都变了。每个新分量都由两个旧分量混合而成，需要四次乘法，\
    而不是两次。"
"""

import torch


def rotate_2d(x, angle):
    return x * torch.stack((angle.cos(), angle.sin()), dim=-1)
