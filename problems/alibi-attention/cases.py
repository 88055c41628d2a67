"""Cases and oracle of alibi-attention. Trusted: never sent to the sandbox."""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

SIZES = {
    (8, 6, 6): Text("a square", "方阵"),
    (4, 1, 9): Text("decoding: one query, nine keys", "解码：一个 query，九个 key"),
    (12, 5, 5): Text("12 heads, no power of two", "12 个头，不是 2 的幂"),
    (2, 3, 7): Text("three queries at the end of seven keys", "七个 key 末尾的三个 query"),
}


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and three hidden cases, the last of a size that is drawn."""
    zero, v = torch.zeros(1, 2, 3, 1), torch.tensor([0.0, 10.0, 20.0]).reshape(1, 1, 3, 1).repeat(1, 2, 1, 1)
    yield Case("example", (zero, zero.clone(), v), Text("the statement's example", "题面中的例子"), sample=True)
    for n, ((h, q, k), about) in enumerate(SIZES.items()):
        yield Case(f"H={h} q={q} k={k}", _qkv(draw, h, q, k), about, sample=n < 2)
    q = draw.integer(2, 6)
    args = _qkv(draw, draw.choice((3, 6, 10)), q, q + draw.integer(2, 9))
    yield Case("drawn", args, Text("a size drawn anew", "重新抽取的尺寸"))


def expected(q: Tensor, k: Tensor, v: Tensor) -> Want:
    """Every weight is e^{score} times the window e^{-slope · distance}, in float64."""
    heads, tokens, d = q.shape[1:]
    distance = torch.arange(k.shape[2] - tokens, k.shape[2]).unsqueeze(1) - torch.arange(k.shape[2])
    window = torch.exp(-_slopes(heads).view(-1, 1, 1) * distance) * (distance >= 0)
    weights = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()).div(d**0.5).exp() * window
    value = weights @ v.double() / weights.sum(-1, keepdim=True)
    return Want(value, torch.float32, axes=("batch", "head", "query_position", "dimension"))


def _slopes(heads: int) -> Tensor:
    """The slopes in float64, head by head: multiples of 8/c, then odd multiples of 4/c."""
    c = 1
    while 2 * c <= heads:
        c *= 2
    exponent = [8 * (h + 1) / c if h < c else 4 * (2 * (h - c) + 1) / c for h in range(heads)]
    return torch.exp2(-torch.tensor(exponent, dtype=torch.float64))


def _qkv(draw: Draw, heads: int, queries: int, keys: int) -> tuple[Tensor, Tensor, Tensor]:
    return draw.normal(2, heads, queries, 16), draw.normal(2, heads, keys, 16), draw.normal(2, heads, keys, 16)
