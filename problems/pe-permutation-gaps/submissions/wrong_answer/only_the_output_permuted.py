r"""
id: only-the-output-permuted
see: statement-formula
title: {en: f was never called on the permuted input, zh: 没有在重排后的输入上调用 f}
text:
  en: >-
    You compare f(x) with f(x)[perm], both from the unpermuted input. That only tells how different the output rows
    are. Both properties are about what f does to x[perm]; call f a second time.
  zh: "你比较的是 f(x) 和 f(x)[perm]，两者都来自没有重排的输入，这只能说明输出各行之间有多大差别。两种性质说的都是 \
    f 在 x[perm] 上的表现，需要再调用一次 f。"
"""


def permutation_gaps(f, x, perm):
    y = f(x)
    z = y[perm]
    return (y[perm] - z).abs().max().item(), (y - z).abs().max().item()
