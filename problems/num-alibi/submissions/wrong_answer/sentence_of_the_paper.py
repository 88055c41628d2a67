r"""
id: sentence-of-the-paper
see: explanation-usual-mistakes-1
title: {en: "One geometric series for every n", zh: "任何 n 都用同一条等比公式"}
text:
  en: >-
    The slopes for a power of two are right. For n' you went on with the series 2^(-8h/n'), which is what a
    sentence of the paper says for all n; the authors' code and all models take every other slope of twice the
    power of two.
  zh: "2 的幂的斜率对了。n' 个头时你接着用了 2^(-8h/n')，论文里有句话确实对任何 n 都这么说；但作者的代码和\
    所有模型用的是：两倍于该 2 的幂的那组斜率，隔一个取一个。"
"""


def answer(given):
    n, more = given["n"], given["n'"]
    below = 1 << (more.bit_length() - 1)
    extra = tuple(2 ** (-8 * h / more) for h in range(below + 1, more + 1))
    return {"slopes": tuple(2 ** (-8 * h / n) for h in range(1, n + 1)), "extra": extra}
