"""Convert the rows of a query or key projection from adjacent pairs to halves.

As in transformers' conversion of Meta's Llama. Queries and keys only: values are not rotated.
"""

from torch import Tensor


def permute_qk(w: Tensor, n_heads: int) -> Tensor:
    """Return w with the rows of every head in the order 0, 2, 4, ..., 1, 3, 5, ...

    Example: 6 rows, 1 head -> old rows 0, 2, 4, 1, 3, 5
    """
    # w: (n_heads * d, hidden)
    rows, hidden = w.shape
    pairs = w.reshape(n_heads, rows // n_heads // 2, 2, hidden)  # (n_heads, d/2, 2, hidden): head, pair, member
    return pairs.transpose(1, 2).reshape(rows, hidden)  # (n_heads, 2, d/2, hidden) -> (n_heads * d, hidden)
