r"""
id: no-shift
see: explanation-usual-mistakes-2
title: {en: The index was not shifted by K, zh: 下标没有加上 K}
text:
  en: >-
    Your numbers run from -K to K. Used as an index nothing raises: -1 is the last row in Python, so the past reads
    rows from the wrong end of the table. Add K.
  zh: "你的数从 -K 到 K。拿去做下标不会报错：在 Python 里 -1 是最后一行，于是过去的 token 读到了表的另一端。应当加\
    上 K。"
"""


def relative_index(q_pos, k_pos, max_rel):
    return (k_pos[None, :] - q_pos[:, None]).clamp(-max_rel, max_rel)
