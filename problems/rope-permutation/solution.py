"""From one layout to the other: the order of dimensions that turns adjacent pairs into halves.

x[..., perm] is in the half layout of transformers' Llama if x is in the adjacent one of https://arxiv.org/abs/2104.09864.
"""

import torch
from torch import Tensor


def half_permutation(d: int) -> Tensor:
    """Return perm with rope_complex(x)[..., perm] == rope_half(x[..., perm]).

    Example: d = 6 -> [0, 2, 4, 1, 3, 5]
    """
    first, second = torch.arange(0, d, 2), torch.arange(1, d, 2)  # (d/2,) each: pair i is (2i, 2i + 1)
    return torch.cat((first, second))  # (d,): place i and place i + d/2 hold pair i
