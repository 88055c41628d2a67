"""Cases and oracle of t5-bucket. Trusted: never sent to the sandbox.

Where a logarithm lands within 1e-4 of a whole number, its rounding could decide; those distances are taken out,
except the first edge, where every program has the logarithm of 1.
"""

import math
from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

SETTINGS = ((32, 128), (32, 256), (16, 64), (8, 20), (64, 512))
ABOUT = {True: Text("an encoder: both sides", "编码器：两侧"), False: Text("a decoder: the past", "解码器：只看过去")}


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and nine hidden cases."""
    example = torch.tensor([-200, -20, -3, 0, 3, 20, 200])
    yield Case("example", (example,), Text("the statement's example", "题面中的例子"), sample=True)
    for count, furthest in SETTINGS:
        for both in (True, False):
            near, far = torch.arange(-150, 151), draw.integers(-3000, 3000, 200)
            rel = _clear_of_edges(torch.cat((near, far)), both, count, furthest)
            sample = (count, furthest) == (32, 128)
            yield Case(f"nb={count} md={furthest} bi={both}", (rel, both, count, furthest), ABOUT[both], sample=sample)
    positions = torch.arange(14)
    rel = positions[None, :] - positions[:, None]
    yield Case("2d + defaults", (rel,), Text("a matrix, nothing but the default settings", "一个矩阵，全用默认参数"))


def expected(rel: Tensor, bidirectional: bool = True, num_buckets: int = 32, max_distance: int = 128) -> Want:
    """Bucket by bucket: how many beginnings of buckets the distance has reached, in float64."""
    n = num_buckets // 2 if bidirectional else num_buckets
    r = rel.abs() if bidirectional else rel.neg().relu()
    e = n // 2
    ratio = (max_distance / e) ** (1 / (n - e))
    begins = [float(k) for k in range(1, e)] + [e * ratio**k - (1e-9 if k else 0) for k in range(n - e)]
    value = (r.double().unsqueeze(-1) >= torch.tensor(begins, dtype=torch.float64)).sum(-1)
    value = value + n * (rel > 0) if bidirectional else value
    axes = ("query_position", "key_position") if rel.ndim == 2 else ("index",)
    return Want(value, torch.int64, atol=0.0, axes=axes)


def _clear_of_edges(rel: Tensor, both: bool, count: int, furthest: int) -> Tensor:
    n = count // 2 if both else count
    e = n // 2
    k = (rel.abs().clamp(min=1).double() / e).log() / math.log(furthest / e) * (n - e)
    edge = (k - k.round()).abs() < 1e-4
    return rel[~edge | (rel.abs() <= e)]
