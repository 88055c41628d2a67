"""The matrix that moves sinusoidal position vectors by k positions."""

import torch


def shift_matrix(k: int, d_model: int, base: float = 10000.0) -> torch.Tensor:
    """Return M, [d_model, d_model], with M @ PE(t) = PE(t + k) for every position t.

    Example: k = 0 -> the identity
    """
    # PE(t) = [sin tθ_0, cos tθ_0, sin tθ_1, cos tθ_1, ...]
    # TODO: the angle by which every pair turns in k positions.
    # TODO: a 2 x 2 block per pair on the diagonal.
    raise NotImplementedError
