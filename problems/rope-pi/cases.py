"""Cases and oracle of rope-pi. Trusted: never sent to the sandbox.

Positions are drawn so that few of them are multiples of the factor, and most cases have positions on both sides of
2048. Long positions keep clear of powers of two. One case has as many tokens as dimensions.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

AXES = ("batch", "position", "half_dimension")


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and five hidden cases."""
    example = torch.tensor([[0, 2, 10]])
    yield Case("example", (example, 4, 100.0, 4.0), Text("the statement's example", "题面中的例子"), sample=True)
    ids = draw.integers(1, 8000, 2, 6)
    yield Case("x4", (ids, 64, 1e4, 4.0), Text("factor 4, two rows", "倍数 4，两行位置"), sample=True)
    ids = draw.integer(3, 40) + torch.arange(8).repeat(2, 1)
    about = Text("factor 1: plain RoPE, T = dim", "倍数 1：就是普通 RoPE，T 与 dim 相等")
    yield Case("x1", (ids, 8, 1e4, 1.0), about, sample=True)

    ids = draw.integers(1, 5000, 2, 5)
    yield Case("x2.5", (ids, 128, 1e6, 2.5), Text("a factor that is not whole", "倍数不是整数"))
    ids = torch.tensor([[200123, 130559, 261000, 262143]])
    yield Case("long x8", (ids, 64, 1e7, 8.0), Text("positions up to 262143", "位置直到 262143"))
    ids = 3 * draw.integers(1, 900, 2, 10) + draw.integers(1, 3, 2, 10)
    about = Text("no position is a multiple of 3; T = dim", "没有一个位置是 3 的倍数；T 与 dim 相等")
    yield Case("not divisible", (ids, 10, 1e4, 3.0), about)
    ids = torch.stack((draw.permutation(6), draw.integers(0, 6, 6) + 2045)).flip(1)
    about = Text("rows differ; positions in no order, around 2048", "各行不同；位置没有顺序，在 2048 上下")
    yield Case("rows differ", (ids, 12, 5e5, 4.0), about)
    ids = torch.tensor([[draw.integer(2049, 9000)]])
    yield Case("one token", (ids, 2, 1e4, 16.0), Text("one token, one pair", "一个 token，一对维度"))


def expected(position_ids: Tensor, dim: int, base: float, factor: float) -> tuple[Want, Want]:
    """cos and sin of (m / s) θ_i in float64, and what float32 loses on such an angle."""
    i = torch.arange(dim // 2, dtype=torch.float64)
    angle = position_ids.double().unsqueeze(-1) / factor * base ** (-2 * i / dim)
    angle = torch.cat((angle, angle), dim=-1)
    atol = (2e-6 + 4e-6 * angle.abs()).clamp(max=0.1)
    return Want(angle.cos(), torch.float32, atol, AXES, rotary=0), Want(
        angle.sin(), torch.float32, atol, AXES, rotary=0
    )
