"""Cases and oracle of rope-helix. Trusted: never sent to the sandbox."""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and five hidden cases."""
    example = (1, 4, 100.0, torch.tensor([0, 10, 20]))
    yield Case("example", example, Text("the statement's example", "题面中的例子"), sample=True)
    about = Text("the fastest pair: a turn in six tokens", "最快的一对：六个 token 一圈")
    yield Case("i=0 d=128", (0, 128, 1e4, torch.arange(1, 20)), about, sample=True)
    about = Text("a pair in between", "中间的一对")
    yield Case("i=5 d=64", (5, 64, 1e4, draw.integer(1, 50) + torch.arange(12)), about, sample=True)

    about = Text("the slowest pair: hardly bent", "最慢的一对：几乎不弯")
    yield Case("i=63 d=128", (63, 128, 1e4, 500 + 100 * draw.permutation(12)), about)
    about = Text("the base of Qwen2.5", "Qwen2.5 的 base")
    yield Case("base 1e6", (draw.integer(3, 12), 64, 1e6, draw.integers(10, 400, 9)), about)
    about = Text("the base of Qwen3.5", "Qwen3.5 的 base")
    yield Case("base 1e7", (draw.integer(8, 20), 64, 1e7, 1000 + draw.integers(10, 4000, 9)), about)
    far = torch.tensor([200123, 130559, 261000, 262143])
    yield Case("far", (draw.integer(4, 9), 96, 5e5, far), Text("positions up to 262143", "位置直到 262143"))
    about = Text("a head that is no power of two", "头的宽度不是 2 的幂")
    yield Case("d=10", (draw.integer(1, 5), 10, 1e3, draw.permutation(30)[:7]), about)


def expected(i: int, d: int, base: float, m: Tensor) -> Want:
    """The curve in float64; the height is exact."""
    angle = m.double() * float(base) ** (-2.0 * i / d)
    slack = (2e-6 + 4e-6 * angle.abs()).clamp(max=0.1)
    value = torch.stack((angle.cos(), angle.sin(), m.double()), dim=-1)
    atol = torch.stack((slack, slack, torch.zeros_like(slack)), dim=-1)
    return Want(value, torch.float32, atol=atol, axes=("position", "component"))
