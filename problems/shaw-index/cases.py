"""Cases and oracle of shaw-index. Trusted: never sent to the sandbox."""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and five hidden cases."""
    four = torch.arange(4)
    yield Case("example", (four, four.clone(), 2), Text("the statement's example", "题面中的例子"), sample=True)
    seven = torch.arange(7)
    yield Case("square", (seven, seven.clone(), 3), Text("T = 2K + 1 tokens", "T = 2K + 1 个 token"), sample=True)
    start = draw.integer(20, 90)
    keys = torch.arange(start, start + 10)
    yield Case("decode", (keys[-1:].clone(), keys, 4), Text("one query, ten keys", "一个 query，十个 key"), sample=True)

    five = torch.arange(5)
    yield Case("no clip", (five, five.clone(), 9), Text("nothing is far enough to clip", "距离都不到截断的程度"))
    start = draw.integer(2, 9)
    about = Text("three queries amid eight keys", "三个 query，八个 key")
    yield Case("rect", (torch.arange(start, start + 3), torch.arange(8) + start - 4, 3), about)
    six = torch.arange(6)
    yield Case("m=1", (six, six.clone(), 1), Text("only a sign is left", "只剩下方向"))
    about = Text("positions in no order", "位置没有顺序")
    yield Case("unordered", (draw.permutation(9)[:5], draw.permutation(9), 3), about)
    far = draw.integers(0, 200_000, 4), draw.integers(0, 200_000, 6)
    yield Case("far", (*far, 16), Text("positions far apart", "位置相距很远"))


def expected(q_pos: Tensor, k_pos: Tensor, max_rel: int) -> Want:
    """How many of the boundaries -K + 1 … K the distance has reached."""
    distance = k_pos.unsqueeze(0) - q_pos.unsqueeze(1)
    boundaries = torch.arange(-max_rel + 1, max_rel + 1)
    value = (distance.unsqueeze(-1) >= boundaries).sum(-1)
    return Want(value, torch.int64, atol=0.0, axes=("query_position", "key_position"))
