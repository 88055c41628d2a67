r"""
id: one-head-for-all
see: explanation-usual-mistakes-2
title: {en: "The whole matrix was taken for one head", zh: "把整个矩阵当成了一个头"}
text:
  en: >-
    Pairs are made within each head. You sorted even and odd rows over the whole matrix, so rows moved from one
    head into another.
  zh: "配对只在每个头内部进行。你在整个矩阵上分奇偶，于是有的行跑到别的头里去了。"
"""


def answer(given):
    def old_row(new, height):
        member, pair = divmod(new, height // 2)
        return 2 * pair + member

    height, tall = given["n_heads"] * given["head_dim"], given["N"] * given["D"]
    return {"rows": tuple(old_row(r, height) for r in range(height)), "old": old_row(given["r"], tall)}
