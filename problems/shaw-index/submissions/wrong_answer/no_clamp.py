r"""
id: no-clamp
see: explanation-usual-mistakes-3
title: {en: Distances are not clipped, zh: 距离没有截断}
text:
  en: >-
    Distances beyond K run out of the table: rows below 0 or above 2K. Everything farther than K shares the
    outermost row of its side.
  zh: "超过 K 的距离跑出了表外，行号小于 0 或大于 2K。比 K 更远的，应当共用所在一侧最外面的那一行。"
"""


def relative_index(q_pos, k_pos, max_rel):
    return k_pos[None, :] - q_pos[:, None] + max_rel
