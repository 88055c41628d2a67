"""Cases and oracle of rope-shift-cache. Trusted: never sent to the sandbox.

The keys are drawn and rotated, as a cache has them; the oracle starts from the rounded tensor that is handed out.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

AXES = ("batch", "head", "position", "half_dimension")
UNIT = {torch.float32: 2.0**-24, torch.bfloat16: 2.0**-8}


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and eight hidden cases."""
    example = torch.arange(1.0, 5.0).reshape(1, 1, 1, 4)
    yield Case("example", (example, 2, 100.0), Text("the statement's example", "题面中的例子"), sample=True)
    ids = draw.integer(5, 50) + torch.arange(8)
    about = Text("three positions later; T = D", "向后平移 3；T 与 D 相等")
    yield Case("+3", (_cache(draw, (2, 3, 8, 8), ids), 3), about, sample=True)
    about = Text("two positions earlier; T = H", "向前平移 2；T 与 H 相等")
    yield Case("-2", (_cache(draw, (1, 6, 6, 16), ids[:6]), -2), about, sample=True)
    about = Text("no shift at all", "平移量为 0")
    yield Case("0", (_cache(draw, (2, 2, 5, 12), ids[:5]), 0), about, sample=True)

    about = Text("far along", "平移很远")
    yield Case("+1000", (_cache(draw, (1, 2, 5, 64), ids[:5]), 1000), about)
    about = Text("another base", "另一个 base")
    yield Case("-7 base", (_cache(draw, (2, 2, 6, 32), 40 + ids[:6], 5e5), -7, 5e5), about)
    ids = draw.integers(1, 300, 6)
    about = Text("one shift per token, back to position 0", "每个 token 平移量不同，全部移回位置 0")
    yield Case("to zero", (_cache(draw, (2, 6, 6, 24), ids), -ids), about)
    shifts = draw.integers(-40, 60, 8)
    about = Text("one shift per token; T = D", "每个 token 平移量不同；T 与 D 相等")
    yield Case("per-token delta tensor", (_cache(draw, (1, 2, 8, 8), 50 + torch.arange(8)), shifts), about)
    about = Text("a shift by 7, then one by -3", "先平移 7，再平移 -3")
    yield Case("two shifts add up", (_cache(draw, (1, 2, 5, 16), 9 + torch.arange(5)), [7, -3]), about)
    ids, shift = 300 + torch.arange(5), draw.integer(257, 500)
    about = Text("a cache in bfloat16", "bfloat16 的缓存")
    yield Case("bf16", (_cache(draw, (1, 2, 5, 32), ids).to(torch.bfloat16), -shift), about)
    keys = _cache(draw, (2, 5, 4, 16), 30 + torch.arange(4)).transpose(1, 2)
    about = Text("the cache is a transposed view", "缓存是转置后的视图")
    yield Case("non-contiguous", (keys, -draw.integer(2, 20)), about)
    about = Text("a single pair, a single token", "一对维度，一个 token")
    yield Case("d=2", (_cache(draw, (1, 1, 1, 2), torch.tensor([11])), 5), about)


def expected(k_rot: Tensor, delta: int | Tensor | list[int], base: float = 10000.0) -> Want:
    """Pairs as complex numbers times e^{i δ θ}; the tolerance of every shift that is made adds up."""
    shifts = delta if isinstance(delta, list) else [delta]
    angles = [_angle(shift, k_rot.shape[-1], base) for shift in shifts]
    z = torch.complex(*k_rot.double().chunk(2, dim=-1))
    unit = 4 * UNIT[k_rot.dtype] * len(shifts)
    slack = z.abs() * (unit + sum((2e-6 + 4e-6 * angle.abs()).clamp(max=0.1) for angle in angles))
    return Want(_turned(k_rot.double(), sum(angles)), k_rot.dtype, torch.cat((slack, slack), dim=-1), AXES)


def _cache(draw: Draw, shape: tuple[int, ...], ids: Tensor, base: float = 10000.0) -> Tensor:
    """Keys ``shape``, ``[B, H, T, D]``, rotated at the positions ``ids``."""
    return _turned(draw.normal(*shape, dtype=torch.float64), _angle(ids, shape[-1], base)).float()


def _angle(position: int | Tensor, d: int, base: float) -> Tensor:
    """``[1, d/2]`` for one position, ``[T, d/2]`` for a tensor of them."""
    theta = base ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    return torch.as_tensor(position).double().reshape(-1, 1) * theta


def _turned(x: Tensor, angle: Tensor) -> Tensor:
    z = torch.complex(*x.chunk(2, dim=-1)) * torch.polar(torch.ones_like(angle), angle)
    return torch.cat((z.real, z.imag), dim=-1)
