"""Cases and oracle of rope-position-ids. Trusted: never sent to the sandbox."""

from collections.abc import Iterator, Sequence

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and five hidden cases."""
    full = torch.ones(2, draw.integer(5, 9), dtype=torch.int64)
    yield Case("no pad", (full,), Text("all rows full", "各行都满"), sample=True)
    pads = draw.sample(range(1, 6), 3)
    yield Case("left pad", (_left([0, *pads], 8),), Text("rows of different length", "各行长短不一"), sample=True)
    about = Text("only the last column is new", "只有最后一列是新的")
    yield Case("decode", (_left(draw.sample(range(1, 6), 3), 9), 8), about, sample=True)

    yield Case("all but one", (_left([6, 0], 7),), Text("one row has a single token", "有一行只有一个 token"))
    about = Text("several new columns", "一次来几列")
    yield Case("chunk", (_left([0, *draw.sample(range(1, 4), 2)], 10), draw.integer(5, 8)), about)
    about = Text("some new columns are padding", "新的列里也有填充")
    yield Case("padding in the chunk", (_left([6, draw.integer(1, 4)], 9), 4), about)
    yield Case("bool mask", (_left(draw.sample(range(1, 6), 3), 8).bool(),), Text("a mask of booleans", "布尔 mask"))
    about = Text("padding on the right", "右填充")
    yield Case("right pad", (_left(draw.sample(range(1, 5), 2), 7).flip(1),), about)


def expected(attention_mask: Tensor, past_len: int = 0) -> Want:
    """The number of tokens strictly before; 0 at padding, as the driver leaves it."""
    mask = attention_mask.long()
    before = mask @ torch.triu(torch.ones(mask.shape[1], mask.shape[1], dtype=torch.int64), diagonal=1)
    return Want((before * mask)[:, past_len:], torch.int64, atol=0.0, axes=("batch", "column"))


def _left(pads: Sequence[int], width: int) -> Tensor:
    """A mask with so many pads on the left of each row, int64 ``[len(pads), width]``."""
    return (torch.arange(width) >= torch.tensor(pads)[:, None]).long()
