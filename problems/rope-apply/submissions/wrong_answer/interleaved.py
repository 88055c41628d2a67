r"""
id: interleaved
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: Adjacent pairs with tables for halves, zh: 配的是相邻维度，表却是前后两半的}
text:
  en: >-
    Your helper turns the pairs (0, 1), (2, 3), …, but cos and sin list the angles once per half. So the two members
    of a pair are turned by different angles, and lengths change. Helper and table have to come from one layout;
    here it is (i, i + r/2).
  zh: "你的辅助函数转的是 (0, 1)、(2, 3)……，而 cos、sin 是每半各列一遍角度的表。于是一对的两个分量转了不同的角度，\
    长度也变了。辅助函数与表必须出自同一种布局，这里是 (i, i + r/2)。"
"""

import torch


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
    r = cos.shape[-1]

    def rotate(x):
        turn = x[..., :r]
        pairs = torch.stack((-turn[..., 1::2], turn[..., 0::2]), dim=-1).flatten(-2)
        turned = turn * cos + pairs * sin
        return torch.cat((turned.to(x.dtype), x[..., r:]), dim=-1)

    return rotate(q), rotate(k)
