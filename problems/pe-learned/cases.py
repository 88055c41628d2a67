"""Cases and oracle of pe-learned. Trusted: never sent to the sandbox.

The cases that have to raise leave one row or none, which a slice would broadcast without a word.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Raises, Want
from judge.message import Text

L, D = 10, 6


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and seven hidden cases. All that return ask for gradients."""

    def call(batch: int, tokens: int, ids: Tensor | None = None, past: int = 0, rows: int = L) -> tuple[object, ...]:
        return draw.normal(batch, tokens, D), draw.normal(rows, D), ids, past

    yield Case("prefill", call(2, 5)[:2], Text("a prompt", "一段 prompt"), sample=True, gradient=True)
    past = draw.integer(2, L)
    about = Text("one token after a cache", "缓存之后的一个 token")
    yield Case("decode", call(2, 1, past=past), about, sample=True, gradient=True)
    ids = torch.tensor([[0, 0, 0, 1, 2], [0, 1, 2, 3, 4]])
    about = Text("left padding: repeated ids", "左填充：有重复的 id")
    yield Case("ids left-pad", call(2, 5, ids), about, sample=True, gradient=True)
    about = Text("five tokens, a table of one row", "五个 token，表只有一行")
    yield Case("raises T>L", call(2, 5, rows=1), about, sample=True)

    yield Case("full", call(2, L), Text("the table is used up", "恰好用完整张表"), gradient=True)
    ids = torch.stack([draw.permutation(L)[:4] for _ in range(3)])
    yield Case("ids 2d", call(3, 4, ids), Text("rows that differ", "各行不同"), gradient=True)
    ids = draw.permutation(L)[:4].unsqueeze(0)
    about = Text("one row of ids for all sequences", "所有序列共用一行 ids")
    yield Case("ids 1 row broadcast", call(3, 4, ids), about, gradient=True)
    about = Text("one row is left for three tokens", "三个 token 只剩一行")
    yield Case("raises past+T>L", call(2, 3, past=L - 1), about)
    yield Case("raises past=L", call(2, 1, past=L), Text("no row is left", "一行都不剩"))
    ids = torch.tensor([[0, 1, L]])
    yield Case("raises id out of range", call(2, 3, ids), Text("an id that is too large", "id 太大"))
    ids = torch.tensor([[0, -1, 2]])
    yield Case("raises negative id", call(2, 3, ids), Text("a negative id", "id 为负"))


def expected(x: Tensor, weight: Tensor, position_ids: Tensor | None = None, past_len: int = 0) -> Want | Raises:
    """One-hot rows times the weight, in float64; its gradient sums over repeated ids by itself."""
    given = position_ids is not None
    ids = position_ids if given else torch.arange(past_len, past_len + x.shape[1])
    ids = ids.expand(x.shape[:2])
    if ids.min() < 0 or ids.max() >= len(weight):
        return Raises()
    one_hot = (ids.unsqueeze(-1) == torch.arange(len(weight))).double()
    return Want(x.double() + one_hot @ weight.double(), torch.float32, axes=("batch", "position", "dimension"))
