"""Cases and oracle of alibi-bias. Trusted: never sent to the sandbox."""

from collections.abc import Iterator

import torch

from judge.case import Case, Draw, Want
from judge.message import Text

SIZES = {
    (2, 3, 3): Text("the statement's first example", "题面中的第一个例子"),
    (8, 6, 6): Text("a square", "方阵"),
    (8, 1, 9): Text("decoding: one query, nine keys", "解码：一个 query，九个 key"),
    (1, 4, 4): Text("one head", "只有一个头"),
    (12, 5, 5): Text("12 heads, no power of two", "12 个头，不是 2 的幂"),
    (4, 3, 10): Text("three queries at the end of ten keys", "十个 key 末尾的三个 query"),
    (6, 1, 1): Text("the first token", "第一个 token"),
    (2, 200, 300): Text("a long piece", "很长的一段"),
}


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and six hidden cases, the last of a size that is drawn."""
    for k, (size, about) in enumerate(SIZES.items()):
        yield Case("H={} q={} k={}".format(*size), size, about, sample=k < 3)
    q = draw.integer(2, 7)
    size = (draw.choice((3, 5, 10)), q, q + draw.integer(2, 9))
    yield Case("drawn", size, Text("a size drawn anew", "重新抽取的尺寸"))


def expected(n_heads: int, q_len: int, k_len: int) -> Want:
    """Row by row in float64; a masked entry and a zero have no tolerance."""
    distance = torch.arange(k_len - q_len, k_len).double().unsqueeze(1) - torch.arange(k_len).double()
    value = -torch.einsum("h,qk->hqk", _slopes(n_heads), distance)
    atol = 2e-6 * value.abs()
    future = distance.expand_as(value) < 0
    value[future], atol[future] = float("-inf"), 0.0
    return Want(value, torch.float32, atol=atol, axes=("head", "query_position", "key_position"))


def _slopes(n_heads: int) -> torch.Tensor:
    """The slopes in float64, head by head: multiples of 8/c, then odd multiples of 4/c."""
    c = 1
    while 2 * c <= n_heads:
        c *= 2
    exponent = [8 * (h + 1) / c if h < c else 4 * (2 * (h - c) + 1) / c for h in range(n_heads)]
    return torch.exp2(-torch.tensor(exponent, dtype=torch.float64))
