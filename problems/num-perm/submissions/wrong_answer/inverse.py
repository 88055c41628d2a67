r"""
id: inverse
see: explanation-usual-mistakes-1
title: {en: "The inverse permutation", zh: "写成了逆置换"}
text:
  en: >-
    You wrote down where each old row goes. Asked for is which old row stands in each new row; for heads of four
    the two agree, for wider ones they do not. Yours converts back.
  zh: "你写的是每个旧行到哪里去。问的是每个新行里放的是哪个旧行；头宽为 4 时两者恰好相同，更宽就不同了。你\
    的是反向转换。"
"""


def answer(given):
    def old_row(new, width):
        head, place = divmod(new, width)
        return head * width + place % 2 * (width // 2) + place // 2

    rows = range(given["n_heads"] * given["head_dim"])
    return {"rows": tuple(old_row(r, given["head_dim"]) for r in rows), "old": old_row(given["r"], given["D"])}
