"""Cases and oracle of rope-permutation. Trusted: never sent to the sandbox."""

from collections.abc import Iterator

import torch

from judge.case import Case, Draw, Want
from judge.message import Text


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and five hidden cases. d = 2 and d = 4 cannot tell the permutation from its inverse."""
    yield Case("d=6", (6,), Text("the statement's example", "题面中的例子"), sample=True)
    yield Case("d=4", (4,), Text("two pairs", "两对"), sample=True)
    yield Case("d=8", (8,), Text("four pairs", "四对"), sample=True)
    yield Case("d=2", (2,), Text("a single pair", "只有一对"))
    yield Case("d=10", (10,), Text("d is no power of two", "d 不是 2 的幂"))
    yield Case("d=64", (64,), Text("a head of GPT-J's rotated part", "GPT-J 旋转部分的宽度"))
    yield Case("d=128", (128,), Text("a head of Llama", "Llama 的一个头"))
    yield Case("any d", (2 * draw.integer(6, 60),), Text("a number never seen before", "没见过的数"))


def expected(d: int) -> Want:
    """Place r of the first half takes 2r, place r of the second half 2(r - d/2) + 1."""
    r = torch.arange(d)
    return Want(2 * (r % (d // 2)) + r // (d // 2), torch.int64, atol=0.0, axes=("index",))
