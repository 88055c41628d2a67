r"""
id: bf16-rounded
see: explanation-usual-mistakes-7
title: {en: The slopes were rounded to bfloat16, zh: 斜率舍入成了 bfloat16}
text:
  en: >-
    The slopes passed through bfloat16. Whole powers of two survive it, which is why 8 heads look right; 2^(-1/2) is
    off by 2·10^-3 of its value. Falcon in transformers rounds them; BLOOM, MPT and the authors do not.
  zh: "斜率经过了 bfloat16。2 的整数次幂不受影响，所以 8 个头看上去没错；2^(-1/2) 则有 2·10^-3 的相对误差。\
    transformers 里的 Falcon 会这样舍入，BLOOM、MPT 和作者的代码都不会。"
"""

import torch


def alibi_slopes(n_heads):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (n_heads.bit_length() - 1)
    return torch.cat((series(c), series(2 * c)[0::2]))[:n_heads].bfloat16().float()
