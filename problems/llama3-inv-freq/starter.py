"""The frequencies of Llama 3.1: short wavelengths stay, long ones are stretched, smoothly between."""

import torch


def llama3_inv_freq(
    dim: int,
    base: float,
    factor: float,
    low_freq_factor: float,
    high_freq_factor: float,
    original_max: int,
) -> torch.Tensor:
    """Return the dim/2 frequencies in float32.

    Example: (8, 500000, 8, 1, 4, 8192) -> 1, 0.0376, 0.000525, 0.00000665
    """
    # TODO: the plain frequencies and their wavelengths.
    # TODO: which pairs stay, which are divided by factor?
    # TODO: blend the pairs between the two limits.
    raise NotImplementedError
