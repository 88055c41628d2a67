"""Cases and oracle of pe-sinusoidal-at. Trusted: never sent to the sandbox.

Late positions are odd, so that bfloat16 always rounds them, and below 2048, which float16 still holds; very large
ones keep clear of powers of two, where bfloat16 would be off by very little.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

CONFIGURATIONS = ((16, 1e4), (64, 1e4), (8, 1e6))
ABOUT = {
    "1d": Text("consecutive from 0", "从 0 开始连续"),
    "2d unordered": Text("a matrix in no order", "没有次序的矩阵"),
    "scalar shape": Text("a single number, shape []", "单独一个数，形状为 []"),
    "offset": Text("starting late", "从较晚处开始"),
    "large": Text("positions up to 262143", "位置直到 262143"),
    "int32": Text("positions in int32", "int32 的位置"),
}


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and fifteen hidden cases."""
    example = torch.tensor([[2, 0], [1000, 2]])
    yield Case("example", (example, 4), Text("the statement's example", "题面中的例子"), sample=True)
    for kind, about in ABOUT.items():
        for d, base in CONFIGURATIONS:
            sample = (d, base) == CONFIGURATIONS[0] and kind in ("1d", "2d unordered", "scalar shape")
            args = (_positions(draw, kind), d) if base == 1e4 else (_positions(draw, kind), d, base)
            yield Case(f"{kind} d={d} base={base:g}", args, about, sample=sample)


def expected(positions: Tensor, d_model: int, base: float = 10000.0) -> Want:
    """Imaginary and real part of e^{i t θ} in float64; the tolerance grows with the angle."""
    pair = torch.arange(d_model // 2, dtype=torch.float64)
    log_theta = -2 * pair / d_model * torch.tensor(base, dtype=torch.float64).log()
    angle = positions.double().unsqueeze(-1) * log_theta.exp()
    hand = torch.polar(torch.ones_like(angle), angle)
    value = torch.stack((hand.imag, hand.real), dim=-1).reshape(*positions.shape, d_model)
    atol = (2e-6 + 4e-6 * angle).clamp(max=0.1).repeat_interleave(2, dim=-1)
    names = {1: ("position",), 2: ("batch", "position")}.get(positions.ndim, ())
    return Want(value, torch.float32, atol=atol, axes=(*names, "adjacent_dimension"))


def _positions(draw: Draw, kind: str) -> Tensor:
    """Positions of one kind, drawn anew."""
    match kind:
        case "1d":
            return torch.arange(draw.integer(6, 12))
        case "2d unordered":
            return draw.integers(0, 200, 2, 5)
        case "scalar shape":
            return torch.tensor(2 * draw.integer(300, 1000) + 1)
        case "offset":
            return 2 * draw.integer(300, 900) + 1 + 2 * torch.arange(6)
        case "large":
            return torch.tensor([[200123, 130559], [261000, 262143]]) - draw.integers(0, 40, 2, 2)
        case _:
            return draw.integers(0, 200, 7, dtype=torch.int32)
