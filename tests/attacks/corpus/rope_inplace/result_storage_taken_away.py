# expect: not-accepted
# why: the memory of the buffer is given back before anybody reads it
from torch import Tensor


def _right(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """Rotate the pairs (i, i + D/2) of x in place and return x.

    Example: angles 2 and 0.2: [1, 2, 3, 4] -> [-3.1440, 1.1655, -0.3391, 4.3176]
    """
    # x: (B, H, T, D), maybe a view   cos, sin: (T, D/2)
    a, b = x.chunk(2, dim=-1)  # (B, H, T, D/2) each, views of x
    new_a = a * cos - b * sin  # (B, H, T, D/2), a tensor of its own: a is still needed
    b.copy_(a * sin + b * cos)  # (B, H, T, D/2), the right side is complete before anything is written
    a.copy_(new_a)  # (B, H, T, D/2), copy_ rounds to the dtype of x
    return x  # (B, H, T, D), the memory that came in


def apply_rope_(x, cos, sin):
    _right(x, cos, sin)
    x.untyped_storage().resize_(0)
    return x
