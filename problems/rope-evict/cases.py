"""Cases and oracle of rope-evict. Trusted: never sent to the sandbox.

No token moves by more than 60 positions, so that a flat tolerance is fair to float32.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

AXES = ("batch", "head", "position", "half_dimension")


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and six hidden cases."""
    example = _turned(torch.tensor([[[[1.0, 0.0]] * 3]]).double(), torch.arange(3), 1e4).float()
    about = Text("the statement's example", "题面中的例子")
    yield Case("example", (example, torch.tensor([0, 2])), about, sample=True)
    keep = torch.cat((torch.arange(4), torch.arange(20, 28)))
    about = Text("four sinks and the last eight tokens", "开头四个和最近八个")
    yield Case("sinks+recent", (_cache(draw, (2, 3, 28, 8)), keep), about, sample=True)
    about = Text("nothing is dropped", "一个也不丢")
    yield Case("keep all", (_cache(draw, (1, 2, 8, 8)), torch.arange(8)), about, sample=True)

    gone = draw.integer(2, 7)
    keep = torch.cat((torch.arange(gone), torch.arange(gone + 1, 9)))
    yield Case("drop one", (_cache(draw, (2, 2, 9, 16)), keep), Text("one token of the middle goes", "从中间丢掉一个"))
    about = Text("a single token is kept", "只留一个")
    yield Case("single", (_cache(draw, (1, 4, 12, 16)), draw.integers(5, 12, 1)), about)
    keep = torch.cat((torch.arange(2), torch.arange(30, 50)))
    yield Case("base", (_cache(draw, (1, 2, 50, 32), 5e5), keep, 5e5), Text("another base", "另一个 base"))
    about = Text("the beginning is dropped", "丢掉开头")
    yield Case("drop the beginning", (_cache(draw, (2, 3, 10, 6)), torch.arange(draw.integer(2, 6), 10)), about)
    keep = draw.permutation(40)[:12].sort().values
    yield Case("any subset", (_cache(draw, (1, 12, 40, 24)), keep), Text("any subset; M = H", "任意子集；M 与 H 相等"))
    keep = torch.cat((torch.tensor([0]), torch.arange(58, 61)))
    yield Case("far back", (_cache(draw, (1, 1, 61, 64)), keep), Text("moves by 57 positions", "移动 57 个位置"))


def expected(k_rot: Tensor, keep: Tensor, base: float = 10000.0) -> Want:
    """Rows gathered, then turned by new minus old position, in float64."""
    moved = torch.arange(keep.numel()) - keep
    return Want(_turned(k_rot.double().index_select(2, keep), moved, base), torch.float32, 1e-4, AXES)


def _cache(draw: Draw, shape: tuple[int, int, int, int], base: float = 10000.0) -> Tensor:
    """Keys of uniform entries, row t rotated at t."""
    return _turned(draw.uniform(-1.5, 1.5, *shape, dtype=torch.float64), torch.arange(shape[2]), base).float()


def _turned(x: Tensor, position: Tensor, base: float) -> Tensor:
    D = x.shape[-1]
    angle = position.double()[:, None] * base ** (-torch.arange(0, D, 2, dtype=torch.float64) / D)
    z = torch.complex(*x.chunk(2, dim=-1)) * torch.polar(torch.ones_like(angle), angle)
    return torch.cat((z.real, z.imag), dim=-1)
