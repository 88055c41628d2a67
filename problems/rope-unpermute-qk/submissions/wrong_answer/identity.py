r"""
id: identity
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: Nothing was reordered, zh: 什么次序都没变}
text:
  en: >-
    The weights came back as they were; reshaping without the transpose in between does the same. A model with
    weights in halves and code for neighbours loads, answers, and gets worse with every token. Heads of two
    dimensions are the only ones that need no change.
  zh: "权重原样返回了；变形之后再变回来，中间漏了转置，也是这个结果。前后两半的权重配上相邻成对的代码，模型能加载，\
    也能回答，但每多一个 token 就更差一些。只有宽度为 2 的头才不需要改动。"
"""


def unpermute_qk(w, n_heads):
    return w.clone()
