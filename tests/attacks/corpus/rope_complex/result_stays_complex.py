# expect: wrong
# why: a complex tensor instead of pairs
import torch
from torch import Tensor


def rope_complex(x: Tensor, pos: Tensor, base: float = 10000.0) -> Tensor:
    """Rotate every pair of neighbouring dimensions by its token's position; shape and dtype stay.

    Example: x = [[1, 2, 3, 4]], pos = [1] -> [[-1.1426, 1.9221, 2.9599, 4.0298]]
    """
    # x: (..., T, d)   pos: (T,)
    d = x.shape[-1]
    angle = pos[:, None] * base ** (-torch.arange(0, d, 2) / d)  # (T, d/2), float32
    unit = torch.polar(torch.ones_like(angle), angle)  # (T, d/2), complex64: e^{i m theta_j}
    z = torch.view_as_complex(x.unflatten(-1, (d // 2, 2)))  # (..., T, d/2), complex64, the same memory as x
    return z * unit  # (..., T, d/2, 2) -> (..., T, d)
