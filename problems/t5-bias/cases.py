"""Cases and oracle of t5-bias. Trusted: never sent to the sandbox.

Sizes are such that no distance lies on an edge of the logarithmic buckets except the first, where rounding could
decide; ``_no_edges`` makes sure. Tables that do not have 32 rows have more, so that 32 buckets would not leave the
table.
"""

import math
from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and three hidden cases, all with gradients."""
    rows = torch.arange(32.0).reshape(32, 1)
    about = Text("the statement's example", "题面中的例子")
    yield Case("example", (rows, 3, 3), about, sample=True, gradient=True)
    calls = {  # name: (rows of the table, heads, queries, keys, what else is given, about)
        "enc": (32, 14, 14, 14, (), Text("an encoder; H = q = k", "编码器；H = q = k")),
        "dec": (32, 4, 40, 40, (False,), Text("a decoder", "解码器")),
        "decode step": (32, 4, 1, 100, (False,), Text("one query, 100 keys", "一个 query，100 个 key")),
        "chunk": (48, 3, 4, 60, (False, 150), Text("48 buckets, after a cache", "48 个桶，缓存之后的一段")),
        "rect enc": (64, 2, 5, 45, (True, 110), Text("64 buckets, both sides", "64 个桶，双向")),
    }
    for name, (buckets, heads, q, k, more, about) in calls.items():
        args = draw.normal(buckets, heads), q, k, *more
        _no_edges(buckets, q, k, *more)
        yield Case(name, args, about, sample=name in ("enc", "dec", "decode step"), gradient=True)
    q = draw.integer(5, 16)
    args = draw.normal(32, 3), q, q
    yield Case("drawn", args, Text("a size drawn anew", "重新抽取的尺寸"), gradient=True)


def expected(table: Tensor, q_len: int, k_len: int, bidirectional: bool = True, max_distance: int = 128) -> Want:
    """One-hot rows times the table, in float64; its gradient sums over all places that use a bucket."""
    rel = torch.arange(k_len) - torch.arange(k_len - q_len, k_len).unsqueeze(1)
    bucket = torch.tensor([[_bucket(x, len(table), bidirectional, max_distance) for x in row] for row in rel.tolist()])
    one_hot = (bucket.unsqueeze(-1) == torch.arange(len(table))).double()
    value = torch.einsum("qkr,rh->hqk", one_hot, table.double()).unsqueeze(0)
    return Want(value, torch.float32, axes=("batch", "head", "query_position", "key_position"))


def _bucket(rel: int, buckets: int, both: bool, max_distance: int) -> int:
    n = buckets // 2 if both else buckets
    start, r = (n if rel > 0 else 0, abs(rel)) if both else (0, max(-rel, 0))
    return start + (r if r < n // 2 else min(n // 2 + math.floor(_steps(r, n, max_distance)), n - 1))


def _steps(r: int, n: int, max_distance: int) -> float:
    e = n // 2
    return math.log(r / e) / math.log(max_distance / e) * (n - e)


def _no_edges(buckets: int, q: int, k: int, both: bool = True, max_distance: int = 128) -> None:
    n = buckets // 2 if both else buckets
    for r in range(n // 2 + 1, k):
        steps = _steps(r, n, max_distance)
        assert steps > n - n // 2 or abs(steps - round(steps)) > 1e-4, (buckets, q, k, r)
