# expect: wrong
# why: the numbers as text
from collections.abc import Callable

from torch import Tensor


def _right(f: Callable[[Tensor], Tensor], x: Tensor, perm: Tensor) -> tuple[float, float]:
    """Return (equiv, inv): the largest |f(x)[perm] - f(x[perm])| and the largest |f(x) - f(x[perm])|.

    Example: f doubles every row -> equiv is 0.0
    """
    # f: (T, d) -> (T, d)   x: (T, d)   perm: (T,)
    y = f(x)  # (T, d)
    z = f(x[perm])  # (T, d), the same tokens in another order
    equiv = (y[perm] - z).abs().max().item()  # do the outputs move along with the tokens?
    inv = (y - z).abs().max().item()  # do the outputs stay where they were?
    return equiv, inv


def permutation_gaps(f, x, perm):
    equiv, inv = _right(f, x, perm)
    return str(equiv), str(inv)
