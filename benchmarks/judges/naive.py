"""The plain way to judge, all in one process: draw, call, compare with what torch says is equal. Imports torch alone.

It stands in a cold interpreter, in a warm process that never ends, and in a notebook's last cell.
"""

from collections.abc import Callable, Sequence
from typing import Any

import torch

torch.set_num_threads(1)


def passed(judged: Callable[..., Any], cases: Sequence[Sequence[Any]]) -> int:
    """In how many of the cases ``judged`` is right. A case is a shape, a dtype's name and whether gradients count."""
    count = 0
    for shape, dtype, gradient in cases:
        x = (torch.randn(shape) * 100).to(getattr(torch, dtype)).requires_grad_(gradient)
        got = judged(x)
        d = x.shape[-1]
        i = torch.arange(d)
        want = x.index_select(-1, (i + d // 2) % d) * torch.where(i < d // 2, -1, 1).to(x.dtype)
        right = got.dtype == want.dtype and torch.equal(got, want)
        if gradient:
            cotangent = torch.randn(shape)
            found, due = (torch.autograd.grad((y * cotangent).sum(), x)[0] for y in (got, want))
            right = right and torch.equal(found, due)
        count += right
    return count
