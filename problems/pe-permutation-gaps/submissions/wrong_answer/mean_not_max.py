r"""
id: mean-not-max
see: explanation-usual-mistakes-3
title: {en: The mean was taken instead of the maximum, zh: 取了平均而不是最大值}
text:
  en: >-
    Your gaps are mean absolute differences. A property holds only if every entry agrees, so one entry that is off
    must count in full; a mean over many rows can make it look small. Use the largest absolute difference.
  zh: "你的差距是绝对差的平均。每个元素都一致，性质才算成立，只要有一个元素不符就应当完整地计入，而对许多行取平均会\
    让它显得很小。应取最大的绝对差。"
"""


def permutation_gaps(f, x, perm):
    y, z = f(x), f(x[perm])
    return (y[perm] - z).abs().mean().item(), (y - z).abs().mean().item()
