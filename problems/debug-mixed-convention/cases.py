"""Cases and oracle of debug-mixed-convention. Trusted: never sent to the sandbox."""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

AXES = ("batch", "query_head", "position", "dimension")


def cases(draw: Draw) -> Iterator[Case]:
    """Two samples and four hidden cases."""
    about = Text("a prompt of five, then four tokens", "五个 token 的 prompt，再来四个")
    yield Case("handbook story", (5, *_streams(draw, 1, 1, (2, 2), 9, 8)), about, sample=True)
    about = Text("a prompt of one token", "只有一个 token 的 prompt")
    yield Case("prefill of 1", (1, *_streams(draw, 1, 2, (2, 1), 5, 8)), about, sample=True)
    yield Case("GQA", (4, *_streams(draw, 1, 2, (6, 2), 8, 16)), Text("grouped heads", "分组的头"))
    about = Text("a long prompt, base 1e6", "较长的 prompt，base 为 1e6")
    yield Case("long prefill, base 1e6", (60, *_streams(draw, 1, 1, (2, 1), 64, 32), 1e6), about)
    about = Text("no prompt: the first call is a decode", "没有 prompt：第一次调用就是 decode")
    yield Case("no prefill", (0, *_streams(draw, 1, 1, (4, 2), 6, 8)), about)
    about = Text("two instances in turn", "两个实例交替使用")
    yield Case("instances do not share a cache", (3, *_streams(draw, 2, 1, (2, 2), 7, 8)), about)


def expected(
    n_prefill: int, q: list[Tensor], k: list[Tensor], v: list[Tensor], base: float = 10000.0
) -> tuple[Want, ...]:
    """One causal pass over the whole text per stream, in float64; how it was cut does not matter."""
    streams = zip(q, k, v, strict=True)
    return tuple(Want(_attention(*stream, base), torch.float32, 2e-4, AXES) for stream in streams)


def _attention(q: Tensor, k: Tensor, v: Tensor, base: float) -> Tensor:
    position = torch.arange(q.shape[2])
    group = q.shape[1] // k.shape[1]
    keys = _rotated(k, position, base).repeat_interleave(group, dim=1)
    scores = _rotated(q, position, base) @ keys.transpose(-1, -2) / q.shape[-1] ** 0.5
    scores = scores.masked_fill(position > position[:, None], float("-inf"))
    return scores.softmax(dim=-1) @ v.double().repeat_interleave(group, dim=1)


def _rotated(x: Tensor, position: Tensor, base: float) -> Tensor:
    D = x.shape[-1]
    angle = position.double()[:, None] * base ** (-torch.arange(0, D, 2, dtype=torch.float64) / D)
    z = torch.complex(*x.double().chunk(2, dim=-1)) * torch.polar(torch.ones_like(angle), angle)
    return torch.cat((z.real, z.imag), dim=-1)


def _streams(
    draw: Draw, n: int, batch: int, heads: tuple[int, int], tokens: int, d: int
) -> tuple[list[Tensor], list[Tensor], list[Tensor]]:
    """q, k and v for ``n`` texts; large enough that attention is not flat."""
    q = [2 * draw.normal(batch, heads[0], tokens, d) for _ in range(n)]
    k = [draw.normal(batch, heads[1], tokens, d) for _ in range(n)]
    return q, k, [draw.normal(batch, heads[1], tokens, d) for _ in range(n)]
