"""How far is a function of a sequence from being permutation equivariant, and from being permutation invariant?"""

from collections.abc import Callable

import torch


def permutation_gaps(
    f: Callable[[torch.Tensor], torch.Tensor], x: torch.Tensor, perm: torch.Tensor
) -> tuple[float, float]:
    """Return (equiv, inv): the largest |f(x)[perm] - f(x[perm])| and the largest |f(x) - f(x[perm])|.

    Example: f doubles every row -> equiv is 0.0
    """
    # f: (T, d) -> (T, d)   x: (T, d) float64   perm: (T,)
    # TODO: call f on x and on the reordered x.
    # TODO: measure both gaps and return them as Python numbers.
    raise NotImplementedError
