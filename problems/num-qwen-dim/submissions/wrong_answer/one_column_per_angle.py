r"""
id: one-column-per-angle
see: explanation-usual-mistakes-2
title: {en: "One column of cos per angle", zh: "以为 cos 的列数等于角度个数"}
text:
  en: >-
    The table holds every angle twice, cat(angles, angles), so that it can be multiplied with all rotated
    dimensions at once. Its width is that of the rotated part.
  zh: "表里每个角度出现两次，即 cat(angles, angles)，这样才能一次与所有旋转的维度相乘。它的宽度等于旋转部分\
    的宽度。"
"""


def answer(given):
    r = round(given["head_dim"] * given["factor"])
    return {"rotated": r, "passed": given["head_dim"] - r, "columns": r // 2, "angles": r // 2}
