r"""
id: abs
see: explanation-usual-mistakes-5
title: {en: The direction was lost, zh: 丢掉了方向}
text:
  en: >-
    You use the absolute distance, so three tokens back and three tokens ahead share a row. The table has a row for
    each side.
  zh: "你用的是绝对距离，往前三个与往后三个就共用了一行。表里每一侧都有自己的行。"
"""


def relative_index(q_pos, k_pos, max_rel):
    return (k_pos[None, :] - q_pos[:, None]).abs().clamp(max=max_rel)
