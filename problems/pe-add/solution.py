"""Add the rows of a position table to a batch of embeddings.

Does not handle: sequences of one batch that begin at different positions (left padding).
"""

from torch import Tensor


def add_positions(x: Tensor, table: Tensor, offset: int = 0) -> Tensor:
    """Return x plus the rows offset .. offset + T - 1 of the table, in the dtype of x.

    Example: offset 57, T = 1 -> row 57 is added to the only token
    """
    # x: (B, T, d)   table: (L, d)
    end = offset + x.shape[1]
    if end > table.shape[0]:  # a slice would return fewer rows, and a single row would broadcast
        raise ValueError(f"position {end - 1} has no row in a table of {table.shape[0]}")
    return x + table[offset:end].to(x.dtype)  # (B, T, d) + (T, d)
