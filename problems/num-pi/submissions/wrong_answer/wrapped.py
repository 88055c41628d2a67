r"""
id: wrapped
see: explanation-usual-mistakes-3
title: {en: "The position was taken modulo the trained length", zh: "位置对训练长度取了余数"}
text:
  en: >-
    m mod L0 brings the position into the range too, but then two tokens L0 apart stand at the same place.
    Interpolation keeps the order: divide by s.
  zh: "取余也能把位置放进范围，可是相距 L0 的两个 token 就重合了。插值要保持先后次序：除以 s。"
"""


def answer(given):
    return {"s": given["L"] / given["L0"], "image": given["m"] % given["L0"], "step": 1.0}
