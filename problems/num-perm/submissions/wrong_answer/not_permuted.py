r"""
id: not-permuted
see: explanation-derivation
title: {en: "Nothing was permuted", zh: "根本没有置换"}
text:
  en: >-
    These are the rows in their old order. Code with halves would then pair rows that were never trained as a
    pair.
  zh: "这就是原来的次序。这样一来，两半布局的代码就会把从未配成一对训练过的行配在一起。"
"""


def answer(given):
    return {"rows": tuple(range(given["n_heads"] * given["head_dim"])), "old": given["r"]}
