"""The helix of a pair: the curve that pair i of a RoPE head draws as the position grows."""

import torch


def helix_points(i: int, d: int, base: float, m: torch.Tensor) -> torch.Tensor:
    """Return the points (cos m theta_i, sin m theta_i, m), one row per position.

    Example: i = 1, d = 4, base = 100, m = [10] -> [[0.5403, 0.8415, 10]]
    """
    # m: (T,)
    # TODO: the frequency of pair i, the angle at every position, three columns.
    raise NotImplementedError
