"""The frequencies of Llama 3.1: short wavelengths stay, long ones are stretched, smoothly between.

apply_scaling in Meta's llama-models, with its constants as arguments; the rope type "llama3" of transformers.
Does not handle: low_freq_factor == high_freq_factor, where there is nothing between.
"""

import math

import torch
from torch import Tensor


def llama3_inv_freq(
    dim: int,
    base: float,
    factor: float,
    low_freq_factor: float,
    high_freq_factor: float,
    original_max: int,
) -> Tensor:
    """Return the dim/2 frequencies in float32.

    Example: (8, 500000, 8, 1, 4, 8192) -> 1, 0.0376, 0.000525, 0.00000665
    """
    theta = base ** (-torch.arange(0, dim, 2) / dim)  # (dim/2,)
    turns = original_max * theta / (2 * math.pi)  # (dim/2,), L0 / wavelength: turns within the old context
    smooth = (turns - low_freq_factor) / (high_freq_factor - low_freq_factor)  # (dim/2,)
    smooth = smooth.clamp(0, 1)  # (dim/2,), 1: a short wavelength, kept; 0: a long one, stretched
    return (1 - smooth) * theta / factor + smooth * theta  # (dim/2,)
