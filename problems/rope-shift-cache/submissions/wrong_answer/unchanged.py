r"""
id: unchanged
see: statement-formula
title: {en: The keys came back unchanged, zh: key 原样返回了}
text:
  en: >-
    Nothing was turned. With the old angles every query sees these tokens at their former distances. If changing
    the positions in the bookkeeping were enough, this function would not be needed.
  zh: "什么都没有转。角度不变，每个 query 看到的这些 token 就还在原来的距离上。假如只改记录里的位置就够\
    了，也就用不着这个函数了。"
"""


def shift_keys(k_rot, delta, base=10000.0):
    return k_rot.clone()
