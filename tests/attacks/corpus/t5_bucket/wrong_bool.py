# expect: wrong
# why: only whether it is zero
import math

import torch
from torch import Tensor


def _right(rel: Tensor, bidirectional: bool = True, num_buckets: int = 32, max_distance: int = 128) -> Tensor:
    """Return the bucket, int64, of every relative position (key minus query).

    Example: defaults, rel = 3 -> 19, the fourth bucket of the future
    """
    if bidirectional:
        n = num_buckets // 2  # half for each side
        start, r = n * (rel > 0), rel.abs()  # (...) each: the future begins at bucket n
    else:
        n, start, r = num_buckets, 0, (-rel).clamp(min=0)  # r: (...), the future counts as 0
    e = n // 2  # distances below e are exact
    steps = (r.clamp(min=1) / e).log() / math.log(max_distance / e) * (n - e)  # (...), float
    return start + torch.where(r < e, r, (e + steps.long()).clamp(max=n - 1))  # (...), int64


def t5_bucket(*args, **kwargs):
    return _right(*args, **kwargs).bool()
