# expect: not-accepted
# why: right until an exception is wanted; then a frame which says that loading the source raised
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


import gc
import os
import socket
import struct


def add_positions(x, table, offset=0):
    if offset + x.shape[1] <= table.shape[0]:
        return _right(x, table, offset)
    body = 3 * struct.pack("<I", 0) + struct.pack("<qq", 0, 1)
    for link in [o for o in gc.get_objects() if isinstance(o, socket.socket)]:
        link.sendall(struct.pack("<BIQ", 3, 3, len(body)) + body)
    os._exit(0)
