r"""
id: identity
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: Nothing was reordered, zh: 什么次序都没变}
text:
  en: >-
    The weights came back as they were; reshaping to pairs and back without the transpose in between does the same.
    A model with adjacent weights and code for halves loads, answers, and gets worse with every token; there is no
    error to see. Heads of two dimensions are the only ones that need no change.
  zh: "权重原样返回了；变形成对再变回来，中间漏了转置，也是这个结果。相邻布局的权重配上前后两半的代码，模型能加载，\
    也能回答，但每多一个 token 就更差一些，看不到任何报错。只有宽度为 2 的头才不需要改动。"
"""


def permute_qk(w, n_heads):
    return w.clone()
