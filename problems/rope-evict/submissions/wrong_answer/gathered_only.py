r"""
id: gathered-only
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: The keys were gathered but not turned, zh: 只挑出了 key，没有旋转}
text:
  en: >-
    The right rows, with their old angles: the tokens still stand at their former positions, with gaps where
    others were. That is one way to run a cache, but then queries and the position counter must stay with the
    old numbers, and distances grow without end. Here the tokens are renumbered.
  zh: "行是对的，角度却是旧的：这些 token 还在原来的位置上，丢掉的地方留着空隙。这样管理缓存也行，但 qu\
    ery 和位置计数都得跟着旧编号走，距离会无限增大。本题要求重新编号。"
"""


def evict_and_reindex(k_rot, keep, base=10000.0):
    return k_rot[:, :, keep].clone()
