"""The recursion of the authors' code, on Python lists."""

import math

import torch


def alibi_slopes(n_heads):
    def slopes(n):
        if math.log2(n).is_integer():
            start = 2 ** (-8 / n)
            return [start**h for h in range(1, n + 1)]
        c = 2 ** math.floor(math.log2(n))
        return slopes(c) + slopes(2 * c)[0::2][: n - c]

    return torch.tensor(slopes(n_heads))
