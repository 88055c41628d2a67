r"""
id: first-row-only
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: "All sequences got the first row's positions", zh: 所有序列都用了第一行的位置}
text:
  en: >-
    You took position_ids[0] for the whole batch. With left padding, and in decoding, every sequence has positions
    of its own. Batch 0 is right and the others are not, which is easy to see in the list of wrong elements.
  zh: "整个 batch 都用了 position_ids[0]。左填充时和解码时，每个序列的位置各不相同。从出错元素的列表很容易看出：\
    第 0 个样本全对，其余的才错。"
"""

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    freqs = position_ids[0, :, None] * base ** (-torch.arange(0, dim, 2) / dim)
    angle = torch.cat((freqs, freqs), dim=-1).repeat(position_ids.shape[0], 1, 1)
    return angle.cos(), angle.sin()
