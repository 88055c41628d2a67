r"""
id: swapped
see: explanation-usual-mistakes-1
title: {en: The two gaps come in the wrong order, zh: 两个差距的顺序反了}
text:
  en: >-
    Both numbers are right, but you return (inv, equiv). Equivariance comes first: for attention without a mask the
    first number has to be 0 and the second not. Read in your order, attention would be invariant, which is the very
    confusion that this exercise is about.
  zh: "两个数都算对了，但返回的是 (inv, equiv)。应当先返回等变：对不带 mask 的注意力，第一个数必须是 0，第二个不是。\
    按你的顺序读，注意力就成了“不变”的，而这正是本题要澄清的混淆。"
"""


def permutation_gaps(f, x, perm):
    y, z = f(x), f(x[perm])
    return (y - z).abs().max().item(), (y[perm] - z).abs().max().item()
