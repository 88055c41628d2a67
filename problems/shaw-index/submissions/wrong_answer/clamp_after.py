r"""
id: clamp-after
see: explanation-usual-mistakes-4
title: {en: "Shifted first, then clipped to 0 … K", zh: 先平移，再截断到 0 到 K}
text:
  en: >-
    After the shift the rows run from 0 to 2K, but you clip to K. All keys to the right of the query then share the
    row of the query itself. Clip before the shift, or to 2K after it.
  zh: "平移之后行号是 0 到 2K，你却截断到 K，于是 query 右边的所有 key 都与它自己共用一行。要么在平移之前截断，要么\
    平移之后截断到 2K。"
"""


def relative_index(q_pos, k_pos, max_rel):
    return (k_pos[None, :] - q_pos[:, None] + max_rel).clamp(0, max_rel)
