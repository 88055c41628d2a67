r"""
id: arange
see: explanation-usual-mistakes-6
title: {en: Positions are counted instead of read, zh: 位置是数出来的，没有读参数}
text:
  en: >-
    You count queries and keys from 0 and never look at q_pos and k_pos. For a square from the start of a text that
    is the same. While decoding the only query stands at the end, and yours stands at the beginning.
  zh: "你从 0 开始数 query 和 key，没有看 q_pos 和 k_pos。从文本开头起的方阵，两者相同；解码时唯一的 query 站在末尾，\
    你却让它站在开头。"
"""

import torch


def relative_index(q_pos, k_pos, max_rel):
    distance = torch.arange(len(k_pos))[None, :] - torch.arange(len(q_pos))[:, None]
    return distance.clamp(-max_rel, max_rel) + max_rel
