# expect: memory
# why: runs out of memory where an exception is wanted
from torch import Tensor


def _right(x: Tensor, table: Tensor, offset: int = 0) -> Tensor:
    """Return x plus the rows offset .. offset + T - 1 of the table, in the dtype of x.

    Example: offset 57, T = 1 -> row 57 is added to the only token
    """
    # x: (B, T, d)   table: (L, d)
    end = offset + x.shape[1]
    if end > table.shape[0]:  # a slice would return fewer rows, and a single row would broadcast
        raise ValueError(f"position {end - 1} has no row in a table of {table.shape[0]}")
    return x + table[offset:end].to(x.dtype)  # (B, T, d) + (T, d)


import torch


def add_positions(x, table, offset=0):
    if offset + x.shape[1] <= table.shape[0]:
        return _right(x, table, offset)
    return torch.zeros(1 << 32)
