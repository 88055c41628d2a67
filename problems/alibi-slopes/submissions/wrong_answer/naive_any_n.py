r"""
id: naive-any-n
see: explanation-usual-mistakes-1
title: {en: "The paper's sentence, for every n", zh: 对所有 n 都套用了论文里的那句话}
text:
  en: >-
    You use 2^(-8h/n) whatever n is. The paper says so, but the authors' code, BLOOM and MPT do it only for powers
    of two; other n take the slopes of the next lower power and fill up with every other slope of twice as many. 8
    and 16 heads agree, 12 do not.
  zh: "不管 n 是多少，你都用 2^(-8h/n)。论文是这么写的，但作者的代码、BLOOM 和 MPT 只在 n 为 2 的幂时才这样；其他的 \
    n 先取较小的 2 的幂的斜率，再用两倍头数的斜率隔一个取一个补足。8 个头和 16 个头相同，12 个头就不同了。"
"""

import torch


def alibi_slopes(n_heads):
    return 2.0 ** (-8 / n_heads * torch.arange(1, n_heads + 1))
