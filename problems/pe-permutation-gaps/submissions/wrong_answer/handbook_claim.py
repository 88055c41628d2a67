r"""
id: handbook-claim
see: explanation-usual-mistakes-5
title: {en: Both gaps are claimed to be zero, zh: 断言两个差距都是零}
text:
  en: >-
    You return zeros, as if everything were invariant. That attention is "permutation invariant" is often written
    and is not true: shuffle the tokens and the output rows are shuffled too, so inv is far from 0. Only pooling
    over the rows makes it invariant.
  zh: "你返回了零，仿佛一切都是不变的。“注意力是置换不变的”这句话常有人写，但并不对：token 打乱之后，输出的行也跟着\
    打乱，inv 远不是 0。只有对各行做了池化，才成为不变。"
"""


def permutation_gaps(f, x, perm):
    return 0.0, 0.0
