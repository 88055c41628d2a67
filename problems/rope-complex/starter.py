"""RoPE with complex numbers: x_{2j} + i x_{2j+1} is multiplied by e^{i m theta_j}."""

import torch


def rope_complex(x: torch.Tensor, pos: torch.Tensor, base: float = 10000.0) -> torch.Tensor:
    """Rotate every pair of neighbouring dimensions by its token's position; shape and dtype stay.

    Example: x = [[1, 2, 3, 4]], pos = [1] -> [[-1.1426, 1.9221, 2.9599, 4.0298]]
    """
    # x: (..., T, d)   pos: (T,)
    # TODO: the angles as complex numbers of length 1.
    # TODO: x as complex numbers, one per pair; multiply; back to real numbers and to the old shape.
    raise NotImplementedError
