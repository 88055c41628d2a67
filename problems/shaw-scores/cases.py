"""Cases and oracle of shaw-scores. Trusted: never sent to the sandbox.

One shape has as many keys as the table has rows, where a missing selection passes every check of shapes.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and nine hidden cases."""
    yield Case("example", _example(), Text("the statement's example", "题面中的例子"), sample=True)
    start = draw.integer(3, 60)
    run = torch.arange(start, start + 12)
    shapes = {  # name: (query positions, key positions, K, H, D, about)
        "square": (run[:6], run[:6], 2, 3, 8, Text("six tokens, K = 2", "六个 token，K = 2")),
        "decode": (run[8:9], run[:9], 3, 2, 8, Text("one query, nine keys", "一个 query，九个 key")),
        "T==2K+1": (run[:7], run[:7], 3, 2, 8, Text("as many tokens as rows", "token 数等于行数")),
        "rect": (run[4:7], run[:10], 2, 2, 6, Text("three queries amid ten keys", "十个 key 中间的三个 query")),
        "D=64": (run[:5], run[:5], 4, 2, 64, Text("a head of 64", "64 维的头")),
        "K=1": (run[:5], run[:5], 1, 4, 8, Text("three rows only", "只有三行")),
    }
    for name, (q_pos, k_pos, clip, heads, d, about) in shapes.items():
        for dtype, label in ((torch.float32, "f32"), (torch.float64, "f64")):
            q = draw.normal(2, heads, len(q_pos), d, dtype=dtype)
            k = draw.normal(2, heads, len(k_pos), d, dtype=dtype)
            rel_k = draw.normal(2 * clip + 1, d, dtype=dtype)
            sample = label == "f32" and name in ("square", "decode", "T==2K+1")
            yield Case(f"{name} {label}", (q, k, rel_k, q_pos.clone(), k_pos.clone()), about, sample=sample)


def expected(q: Tensor, k: Tensor, rel_k: Tensor, q_pos: Tensor, k_pos: Tensor) -> Want:
    """All products with the table, of which one is selected per query and key; in float64."""
    clip = (len(rel_k) - 1) // 2
    distance = k_pos.unsqueeze(0) - q_pos.unsqueeze(1)
    row = distance.clamp(min=-clip, max=clip) + clip
    wide = q.double()
    content = torch.einsum("bhid,bhjd->bhij", wide, k.double())
    products = torch.einsum("bhid,rd->bhir", wide, rel_k.double())
    position = products.gather(-1, row.expand(*products.shape[:2], -1, -1))
    value = (content + position) * q.shape[-1] ** -0.5
    return Want(value, q.dtype, axes=("batch", "head", "query_position", "key_position"))


def _example() -> tuple[Tensor, ...]:
    """What the statement shows."""
    q = torch.tensor([[[[1.0, 0.0, 0.0, 0.0], [0.0, 2.0, 0.0, 0.0]]]])
    k = torch.tensor([[[[1.0, 1.0, 0.0, 0.0], [3.0, 2.0, 0.0, 0.0]]]])
    rel_k = torch.tensor([[10.0, 20.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [30.0, 40.0, 0.0, 0.0]])
    return q, k, rel_k, torch.arange(2), torch.arange(2)
