"""Dynamic NTK: NTK-aware frequencies that follow the length of the text."""

import torch


def dynamic_ntk_inv_freq(dim: int, base: float, factor: float, max_position: int, seq_len: int) -> torch.Tensor:
    """Return the dim/2 frequencies in float32; plain RoPE as long as the text is no longer than max_position.

    Example: dim = 4, base = 100, factor = 2, max_position = 8: seq_len = 16 -> 1, 0.0333; seq_len = 6 -> 1, 0.1
    """
    # TODO: which length counts, for a short text and for a long one?
    # TODO: enlarge the base accordingly and compute the frequencies.
    raise NotImplementedError
