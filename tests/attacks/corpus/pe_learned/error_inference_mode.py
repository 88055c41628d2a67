# expect: not-accepted
# why: inference mode is entered and never left
import torch
import torch.nn.functional as F
from torch import Tensor


def learned_positions(x: Tensor, weight: Tensor, position_ids: Tensor | None = None, past_len: int = 0) -> Tensor:
    """Return x plus the weight's row of every token's position; raise for a position that has no row.

    Example: past_len 7, T = 1, no ids -> row 7 is added
    """
    # x: (B, T, d)   weight: (L, d)
    if position_ids is None:
        position_ids = torch.arange(past_len, past_len + x.shape[1])  # (T,)
    return x + F.embedding(position_ids, weight)  # (T, d), (1, T, d) or (B, T, d); raises outside of 0 .. L - 1


MODE = torch.inference_mode()
MODE.__enter__()
