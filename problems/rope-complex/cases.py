"""Cases and oracle of rope-complex. Trusted: never sent to the sandbox.

Long positions keep clear of powers of two: bfloat16 turns 262143 into 262144, which is off by one only, but 200123 into
199680. Shapes often have as many heads as tokens, or as many tokens as dimensions, so that a wrong axis goes unnoticed.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

AXES = ("block", "batch", "head", "position", "adjacent_dimension")
UNIT = 2.0**-24


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and thirteen hidden cases."""
    example = torch.tensor([[1.0, 2.0, 3.0, 4.0]]), torch.tensor([1])
    yield Case("2d x", example, Text("the statement's example", "题面中的例子"), sample=True)
    about = Text("a query, [B, H, T, d]", "一个 query，[B, H, T, d]")
    yield Case("basic", (draw.normal(2, 3, 5, 8), torch.arange(5)), about, sample=True)
    about = Text("as many heads as tokens", "头数与 token 数相等")
    yield Case("H==T", (draw.normal(2, 4, 4, 8), torch.arange(4)), about, sample=True)
    about = Text("three pairs, positions from 20 on", "三对，位置从 20 开始")
    yield Case("d=6", (draw.normal(2, 3, 7, 6), 20 + torch.arange(7)), about, sample=True)

    about = Text("one token far from the start", "只有一个 token，离开头很远")
    yield Case("T=1", (draw.normal(1, 2, 1, 16), draw.integers(50, 250, 1)), about)
    yield Case("5d x", (draw.normal(2, 1, 3, 4, 8), torch.arange(4)), Text("five axes", "五个维度"))
    yield Case("d=2", (draw.normal(2, 3, 5, 2), torch.arange(5)), Text("a single pair", "只有一对"))
    start = draw.integer(1000, 2000)
    about = Text("a later part of a text", "文本的后面一段")
    yield Case("offset", (draw.normal(2, 3, 6, 16), start + torch.arange(6)), about)
    positions = torch.cat((draw.permutation(5) + draw.integer(3, 60), torch.tensor([7, 7, 0])))
    about = Text("positions in no order, some repeated", "位置没有顺序，还有重复")
    yield Case("unordered+repeat", (draw.normal(1, 2, 8, 12), positions), about)
    yield Case("base 1e6", (draw.normal(1, 2, 6, 32), torch.arange(6), 1e6), Text("another base", "另一个 base"))
    far = torch.tensor([200123, 130559, 261000, 262143])
    about = Text("positions up to 262143", "位置直到 262143")
    yield Case("long 262143", (draw.normal(1, 2, 4, 64), far, 1e6), about)
    far = torch.tensor([30011, 65519, 100003]) + draw.integers(0, 100, 3)
    yield Case("long base 1e4", (draw.normal(1, 2, 3, 64), far), Text("far, with the small base", "很远，base 较小"))
    about = Text("as many tokens as dimensions", "token 数与维数相等")
    yield Case("square T==d", (draw.normal(2, 3, 8, 8), torch.arange(8)), about)
    about = Text("x is a transposed view", "x 是转置后的视图")
    yield Case("non-contiguous", (draw.normal(2, 5, 3, 8).transpose(1, 2), torch.arange(5)), about)
    scale = torch.where(torch.arange(10) < 5, 100.0, 0.01)[draw.permutation(10)]
    about = Text("large and tiny entries; every pair keeps its length", "有大有小的元素；每一对的长度都不变")
    yield Case("norm preserved", (draw.normal(2, 6, 10) * scale, torch.arange(6)), about)
    about = Text("the gradient of x", "对 x 的梯度")
    yield Case("gradient", (draw.normal(2, 2, 4, 6), draw.integer(1, 9) + torch.arange(4)), about, gradient=True)
    positions = draw.integers(2, 90, 5, dtype=torch.int32)
    yield Case("int32 positions", (draw.normal(2, 3, 5, 8), positions), Text("positions in int32", "int32 的位置"))


def expected(x: Tensor, pos: Tensor, base: float = 10000.0) -> Want:
    """Every pair as a complex number times e^{i m θ}, in float64, and how far each element may be off."""
    half = x.shape[-1] // 2
    angle = pos.double()[:, None] * float(base) ** (-torch.arange(half, dtype=torch.float64) / half)  # [T, d/2]
    wide = x.double()
    pair = torch.complex(wide[..., 0::2], wide[..., 1::2])
    turned = pair * torch.polar(torch.ones_like(angle), angle)
    slack = pair.detach().abs() * (4 * UNIT + _angle_tol(angle))
    value, atol = torch.view_as_real(turned).flatten(-2), slack.repeat_interleave(2, dim=-1)
    return Want(value, x.dtype, atol=atol, axes=AXES[-x.ndim :])


def _angle_tol(angle: Tensor) -> Tensor:
    """What float32 loses on an angle: right programs differ by up to 34 * 2^-24 of it, one in bfloat16 by 2^-9."""
    return (2e-6 + 4e-6 * angle.abs()).clamp(max=0.1)
