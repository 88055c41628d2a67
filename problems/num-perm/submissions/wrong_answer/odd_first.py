r"""
id: odd-first
see: explanation-derivation
title: {en: "Odd rows first", zh: "先放了奇数行"}
text:
  en: >-
    The first half holds the first member of every pair, the even rows 0, 2, 4, …; you began with the odd ones.
  zh: "前一半放每一对的第一个成员，即偶数行 0、2、4……你先放了奇数行。"
"""


def answer(given):
    def old_row(new, width):
        head, place = divmod(new, width)
        half, pair = divmod(place, width // 2)
        return head * width + 2 * pair + 1 - half

    rows = range(given["n_heads"] * given["head_dim"])
    return {"rows": tuple(old_row(r, given["head_dim"]) for r in rows), "old": old_row(given["r"], given["D"])}
