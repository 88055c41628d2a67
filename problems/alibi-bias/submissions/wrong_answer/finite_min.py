r"""
id: finite-min
see: explanation-usual-mistakes-5
title: {en: "-1e9 instead of minus infinity", zh: 用 -1e9 代替了负无穷}
text:
  en: >-
    Masked entries are a large negative number. In float32 softmax hardly notices, but it is not the tensor asked
    for, and in float16 the number does not exist.
  zh: "被遮住的元素填的是一个很大的负数。在 float32 里 softmax 几乎察觉不到，但它不是要求的张量，而且 float16 里根\
    本没有这个数。"
"""

import torch


def alibi_bias(n_heads, q_len, k_len):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (n_heads.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:n_heads]
    j = torch.arange(k_len)
    i = j[k_len - q_len :, None]
    return (slopes[:, None, None] * (j - i)).masked_fill(j > i, -1e9)
