"""Cases and oracle of rope-fused-write. Trusted: never sent to the sandbox.

The caches are full of old numbers, so that a wrong slot shows twice. Positions stay below the number of slots, so
that a program that exchanges them goes wrong instead of out of range.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

QUERY = ("position", "query_head", "half_dimension")
CACHE = ("row", "key_head", "half_dimension")


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and five hidden cases."""
    args = (torch.tensor([[1.0, 0.0, 0.0, 1.0, 5.0, 6.0]]), torch.tensor([1]), torch.tensor([2]))
    caches = torch.zeros(3, 1, 2), torch.zeros(3, 1, 2)
    yield _case("example", (*args, *caches, 1, 1), Text("the statement's example", "题面中的例子"), sample=True)
    positions, slots = torch.arange(9), 20 + torch.arange(9)
    about = Text("a prompt, into consecutive slots", "一段 prompt，写入连续的 slot")
    yield _case("prefill", _args(draw, positions, slots, 40, (4, 1), 16), about, sample=True)
    about = Text("as many key heads as query heads", "key 头与 query 头一样多")
    yield _case("equal heads", _args(draw, positions[3:9], slots[:6], 32, (3, 3), 6), about, sample=True)

    positions, slots = draw.integers(1, 60, 6), draw.permutation(64)[:6]
    about = Text("six sequences that decode, at different positions", "六个正在解码的序列，位置各不相同")
    yield _case("decode batch", _args(draw, positions, slots, 64, (6, 3), 8), about)
    positions, slots = draw.integers(100, 190, 1), draw.integers(0, 90, 1)
    yield _case("one", _args(draw, positions, slots, 200, (8, 2), 64), Text("a single token", "单个 token"))
    positions, slots = torch.cat((torch.arange(5), torch.arange(12, 16))), draw.permutation(50)[:9]
    about = Text("a new prompt and the rest of another, scattered slots", "一段新 prompt 和另一段的后半，slot 分散")
    yield _case("scattered", _args(draw, positions, slots, 50, (2, 2), 32), about)
    positions, slots = draw.permutation(24)[:8] + 6, draw.permutation(32)[:8]
    args = (*_args(draw, positions, slots, 32, (4, 2), 8), 5e5)
    about = Text("another base; as many tokens as dimensions", "另一个 base；token 数与维数相等")
    yield _case("base", args, about)
    positions, slots = torch.tensor([7, 7, 7, 2]), draw.permutation(16)[:4]
    about = Text("the same position in several sequences", "几个序列处在同一位置")
    yield _case("equal positions", _args(draw, positions, slots, 16, (5, 5), 10), about)


def expected(
    qkv: Tensor,
    positions: Tensor,
    slots: Tensor,
    k_cache: Tensor,
    v_cache: Tensor,
    n_q: int,
    n_kv: int,
    base: float = 10000.0,
) -> tuple[Want, Want, Want, Want]:
    """Token by token in float64: queries, the two caches, and qkv as it was."""
    D = k_cache.shape[-1]
    q, k, v = qkv.double().unflatten(-1, (n_q + 2 * n_kv, D)).split((n_q, n_kv, n_kv), dim=1)
    keys, values = k_cache.to(torch.float64, copy=True), v_cache.to(torch.float64, copy=True)
    slack = torch.zeros_like(keys)
    turned_q, slack_q = _turned(q, positions, base)
    turned_k, slack_k = _turned(k, positions, base)
    for n, slot in enumerate(slots.tolist()):
        keys[slot], values[slot], slack[slot] = turned_k[n], v[n], slack_k[n]
    return (
        Want(turned_q, torch.float32, slack_q, QUERY),
        Want(keys, torch.float32, slack, CACHE),
        Want(values, torch.float32, 0.0, CACHE),
        Want(qkv.double(), torch.float32, 0.0, ("row", "column")),
    )


def _turned(x: Tensor, position: Tensor, base: float) -> tuple[Tensor, Tensor]:
    """Pairs as complex numbers times e^{i p θ}, and how far each element may be off."""
    D = x.shape[-1]
    theta = base ** (-torch.arange(0, D, 2, dtype=torch.float64) / D)
    angle = position.double()[:, None, None] * theta
    z = torch.complex(*x.chunk(2, dim=-1))
    turned = z * torch.polar(torch.ones_like(angle), angle)
    slack = z.abs() * (4 * 2.0**-24 + (2e-6 + 4e-6 * angle.abs()).clamp(max=0.1))
    return torch.cat((turned.real, turned.imag), dim=-1), torch.cat((slack, slack), dim=-1)


def _case(name: str, args: tuple, about: Text, *, sample: bool = False) -> Case:
    return Case(name, args, about, sample=sample, may_modify=True)


def _args(draw: Draw, positions: Tensor, slots: Tensor, size: int, heads: tuple[int, int], d: int) -> tuple:
    n_q, n_kv = heads
    qkv = draw.normal(len(positions), (n_q + 2 * n_kv) * d)
    return qkv, positions, slots, draw.normal(size, n_kv, d), draw.normal(size, n_kv, d), n_q, n_kv
