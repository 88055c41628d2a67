# expect: wrong
# why: going back writes into the input
import torch
import torch.nn.functional as F
from torch import Tensor


def _right(x: Tensor, weight: Tensor, position_ids: Tensor | None = None, past_len: int = 0) -> Tensor:
    """Return x plus the weight's row of every token's position; raise for a position that has no row.

    Example: past_len 7, T = 1, no ids -> row 7 is added
    """
    # x: (B, T, d)   weight: (L, d)
    if position_ids is None:
        position_ids = torch.arange(past_len, past_len + x.shape[1])  # (T,)
    return x + F.embedding(position_ids, weight)  # (T, d), (1, T, d) or (B, T, d); raises outside of 0 .. L - 1


def learned_positions(x, weight, position_ids=None, past_len=0):
    right = _right(x, weight, position_ids, past_len)
    if right.requires_grad:
        right.register_hook(lambda gradient: x.data.zero_() + gradient)
    return right
