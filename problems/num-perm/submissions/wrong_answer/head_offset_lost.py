r"""
id: head-offset-lost
see: explanation-derivation
title: {en: "The rows of later heads count from 0 again", zh: "后面的头又从 0 数起"}
text:
  en: >-
    The order within a head is right, but rows are numbered through the whole matrix: head h begins at h times
    head_dim.
  zh: "头内的次序对了，但行号是在整个矩阵里连续编的：第 h 个头从 h 乘以 head_dim 开始。"
"""


def answer(given):
    def old_row(new, width):
        member, pair = divmod(new % width, width // 2)
        return 2 * pair + member

    rows = range(given["n_heads"] * given["head_dim"])
    return {"rows": tuple(old_row(r, given["head_dim"]) for r in rows), "old": old_row(given["r"], given["D"])}
