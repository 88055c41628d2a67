"""Cases and oracle of shaw-attention. Trusted: never sent to the sandbox."""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and ten hidden cases."""
    for name, args in _examples().items():
        yield Case(name, args, Text("the statement's example", "题面中的例子"), sample=True)
    start = draw.integer(3, 60)
    run = torch.arange(start, start + 12)
    shapes = {  # name: (query positions, key positions, K, H, D, about)
        "square": (run[:6], run[:6], 2, 3, 8, Text("six tokens, K = 2", "六个 token，K = 2")),
        "T==2K+1": (run[:7], run[:7], 3, 2, 8, Text("as many tokens as rows", "token 数等于行数")),
        "decode": (run[8:9], run[:9], 3, 2, 8, Text("one query, nine keys", "一个 query，九个 key")),
        "rect": (run[4:7], run[:10], 2, 2, 6, Text("three queries amid ten keys", "十个 key 中间的三个 query")),
        "D=64": (run[:5], run[:5], 4, 2, 64, Text("a head of 64", "64 维的头")),
        "K=1": (run[:5], run[:5], 1, 4, 8, Text("three rows only", "只有三行")),
    }
    for name, (q_pos, k_pos, clip, heads, d, about) in shapes.items():
        for causal in (False, True):
            q = draw.normal(2, heads, len(q_pos), d)
            k, v = draw.normal(2, heads, len(k_pos), d), draw.normal(2, heads, len(k_pos), d)
            tables = draw.normal(2 * clip + 1, d), draw.normal(2 * clip + 1, d)
            mask = (k_pos[None, :] <= q_pos[:, None],) if causal else ()
            args = (q, k, v, *tables, q_pos.clone(), k_pos.clone(), *mask)
            yield Case(f"{name} causal={causal}", args, about, sample=name == "square")


def expected(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    rel_k: Tensor,
    rel_v: Tensor,
    q_pos: Tensor,
    k_pos: Tensor,
    mask: Tensor | None = None,
) -> Want:
    """Vectors added to keys and values as the paper writes it, in float64."""
    clip = (len(rel_k) - 1) // 2
    row = (k_pos.unsqueeze(0) - q_pos.unsqueeze(1)).clamp(min=-clip, max=clip) + clip
    keys = k.double().unsqueeze(2) + rel_k.double()[row]  # [B, H, Tq, Tk, D]
    values = v.double().unsqueeze(2) + rel_v.double()[row]
    weights = ((q.double().unsqueeze(3) * keys).sum(-1) / q.shape[-1] ** 0.5).exp()
    weights = weights if mask is None else weights * mask
    value = (weights.unsqueeze(-1) * values).sum(3) / weights.sum(3, keepdim=True)
    return Want(value, torch.float32, axes=("batch", "head", "query_position", "dimension"))


def _examples() -> dict[str, tuple[Tensor, ...]]:
    """Both calls of the statement."""
    zero, v, pos = torch.zeros(1, 1, 2, 1), torch.tensor([[[[1.0], [3.0]]]]), torch.arange(2)
    args = zero, zero.clone(), v, torch.zeros(3, 1), torch.tensor([[10.0], [20.0], [30.0]]), pos, pos.clone()
    return {"example": args, "example causal": (*args, pos[None, :] <= pos[:, None])}
