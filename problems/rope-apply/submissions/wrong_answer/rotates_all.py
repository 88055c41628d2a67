r"""
id: rotates-all
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: The whole head was rotated, zh: 整个头都转了}
text:
  en: >-
    cos and sin were repeated until they were as wide as the head, and dimension i was paired with i + D/2. The
    tables are r wide, so only the first r dimensions turn, in pairs (i, i + r/2), and the others have to come back
    bit for bit. With r = D nothing shows.
  zh: "cos 和 sin 被重复到与头一样宽，第 i 维与第 i + D/2 维配成了一对。表宽只有 r，所以只转前 r 维，配对是 (i, i \
    + r/2)，其余的维度必须原样返回。r = D 时看不出来。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
    times = q.shape[-1] // cos.shape[-1]
    cos, sin = cos.repeat(1, 1, 1, times), sin.repeat(1, 1, 1, times)

    def rotate(x):
        return (x * cos + rotate_half(x) * sin).to(x.dtype)

    return rotate(q), rotate(k)
