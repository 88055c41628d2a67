r"""
id: int32
see: explanation-usual-mistakes-7
title: {en: The index is int32, zh: 下标是 int32}
text:
  en: >-
    The numbers are right, the dtype is not: an index has to be int64 here, the dtype of the positions that came in.
  zh: "数是对的，dtype 不对：这里要求下标是 int64，与传进来的位置相同。"
"""


def relative_index(q_pos, k_pos, max_rel):
    return ((k_pos[None, :] - q_pos[:, None]).clamp(-max_rel, max_rel) + max_rel).int()
