"""Rotation in the plane: turn vectors counter-clockwise about the origin."""

import torch


def rotate_2d(x: torch.Tensor, angle: torch.Tensor) -> torch.Tensor:
    """Return R(angle) x for every vector in the last axis of x.

    Example: x = [1, 0], angle = pi/2 -> [0, 1]
    """
    # x: (..., 2)   angle: (...), broadcasts against x without its last axis
    # TODO: compute both components of the rotated vector and put them into a last axis of size 2.
    raise NotImplementedError
