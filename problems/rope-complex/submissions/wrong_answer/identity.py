r"""
id: identity
see: statement-formula
title: {en: x came back unchanged, zh: x 原样返回了}
text:
  en: >-
    Nothing was rotated. x itself has the right shape, the right lengths and a gradient, and even its scores do not
    depend on where a pair of tokens is shifted; that is why tests of such properties accept it, and why values are
    compared here.
  zh: "什么都没有转。x 本身形状对、长度对、也有梯度，连得分都不随两个 token 一起平移而改变；只检查这些性质的测试\
    会放它过关，所以这里比较的是数值。"
"""


def rope_complex(x, pos, base=10000.0):
    return x
