"""Convert the rows of a query or key projection from halves to adjacent pairs."""

import torch


def unpermute_qk(w: torch.Tensor, n_heads: int) -> torch.Tensor:
    """Return w with the rows of every head taken from its first and second half in turn.

    Example: 6 rows, 1 head -> old rows 0, 3, 1, 4, 2, 5
    """
    # w: (n_heads * d, hidden)
    # TODO: undo permute_qk, head by head.
    raise NotImplementedError
