r"""
id: inverse-perm
see: explanation-usual-mistakes-2
title: {en: The output was reordered by the inverse, zh: 用逆排列重排了输出}
text:
  en: >-
    You compare f(x) reordered by argsort(perm) with f(x[perm]). Row t of f(x[perm]) belongs to token perm[t], so
    the output has to be reordered by perm itself. A swap of two rows is its own inverse and hides this; a cycle
    through three rows shows it.
  zh: "你先用 argsort(perm) 重排 f(x)，再与 f(x[perm]) 比较。f(x[perm]) 的第 t 行属于第 perm[t] 个 token，所以输出\
    应当用 perm 本身来重排。只交换两行时，排列与它的逆相同，看不出来；三行轮换一圈就能看出。"
"""


def permutation_gaps(f, x, perm):
    y, z = f(x), f(x[perm])
    return (y[perm.argsort()] - z).abs().max().item(), (y - z).abs().max().item()
