"""Convert the rows of a query or key projection from adjacent pairs to halves."""

import torch


def permute_qk(w: torch.Tensor, n_heads: int) -> torch.Tensor:
    """Return w with the rows of every head in the order 0, 2, 4, ..., 1, 3, 5, ...

    Example: 6 rows, 1 head -> old rows 0, 2, 4, 1, 3, 5
    """
    # w: (n_heads * d, hidden)
    # TODO: reorder the rows within each head; leave columns and heads where they are.
    raise NotImplementedError
