r"""
id: off-by-one
see: explanation-usual-mistakes-3
title: {en: Clipped to K - 1 on the right, zh: 右侧截断到了 K - 1}
text:
  en: >-
    You clip to -K … K - 1, which makes 2K rows. The table has 2K + 1: K on each side and one for the token itself.
    The last row is never used in your version.
  zh: "你截断到 -K 到 K - 1，一共 2K 行。表有 2K + 1 行：每侧 K 行，再加 token 自己的一行。按你的写法，最后一行永远\
    用不到。"
"""


def relative_index(q_pos, k_pos, max_rel):
    return (k_pos[None, :] - q_pos[:, None]).clamp(-max_rel, max_rel - 1) + max_rel
