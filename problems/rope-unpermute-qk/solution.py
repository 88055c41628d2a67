"""Convert the rows of a query or key projection from halves to adjacent pairs.

As in llama.cpp's conversion to GGUF; the inverse of permute_qk.
"""

from torch import Tensor


def unpermute_qk(w: Tensor, n_heads: int) -> Tensor:
    """Return w with the rows of every head taken from its first and second half in turn.

    Example: 6 rows, 1 head -> old rows 0, 3, 1, 4, 2, 5
    """
    # w: (n_heads * d, hidden)
    rows, hidden = w.shape
    halves = w.reshape(n_heads, 2, rows // n_heads // 2, hidden)  # (n_heads, 2, d/2, hidden): head, half, pair
    return halves.transpose(1, 2).reshape(rows, hidden)  # (n_heads, d/2, 2, hidden) -> (n_heads * d, hidden)
