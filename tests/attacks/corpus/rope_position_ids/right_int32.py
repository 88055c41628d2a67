# expect: accepted
# why: int32 is as good for positions
from torch import Tensor


def _right(attention_mask: Tensor, past_len: int = 0) -> Tensor:
    """Count the real tokens of each row from 0; return the columns from past_len on.

    Example: [[0, 0, 1, 1]] -> [[0, 0, 0, 1]], where the first two are padding
    """
    # attention_mask: (B, T), 1 for a token, 0 for padding
    count = attention_mask.cumsum(dim=-1)  # (B, T), int64: the tokens up to and including this column
    positions = (count - 1).clamp(min=0)  # (B, T), the first token is 0; pads before it would be -1
    return positions[:, past_len:]  # (B, T - past_len), the others have been rotated already


def position_ids_from_mask(attention_mask, past_len=0):
    right = _right(attention_mask, past_len)
    return right.int()
