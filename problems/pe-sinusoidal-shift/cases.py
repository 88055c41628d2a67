"""Cases and oracle of pe-sinusoidal-shift. Trusted: never sent to the sandbox.

A case holds the positions whose vectors ``driver.py`` multiplies by the learner's matrix. They stay below
300, within reach of a matrix that was fitted by least squares.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

SETTINGS = (
    ((1, 8), Text("one position on", "往后一个位置")),
    ((5, 16), Text("five positions on", "往后五个位置")),
    ((-3, 16), Text("back, k < 0", "往回，k < 0")),
    ((0, 4), Text("no shift", "不平移")),
    ((100, 64), Text("far", "很远")),
    ((7, 8, 100.0), Text("another base", "换一个 base")),
)


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and four hidden cases, the last with a shift that is drawn."""
    for n, (setting, about) in enumerate(SETTINGS):
        k, d, base = (*setting, 1e4)[:3]
        yield Case(f"k={k} d={d} base={base:g}", (_positions(draw), *setting), about, sample=n < 3)
    about = Text("a shift drawn anew", "重新抽取的平移距离")
    yield Case("drawn", (_positions(draw), draw.integer(10, 60), 12, draw.choice((500.0, 2e5))), about)


def expected(positions: Tensor, k: int, d_model: int, base: float = 10000.0) -> Want:
    """The vectors of the positions t + k, from the formula, in float64."""
    pair = torch.arange(d_model // 2).double()
    angle = torch.outer(positions.double() + k, torch.tensor(base).double() ** (-2 * pair / d_model))
    value = torch.stack((angle.sin(), angle.cos()), dim=-1).reshape(len(positions), d_model)
    return Want(value, torch.float64, atol=2e-6 + 8e-6 * abs(k), axes=("position", "adjacent_dimension"))


def _positions(draw: Draw) -> Tensor:
    """Position 0 and some that are drawn, int64."""
    return torch.cat((torch.zeros(1, dtype=torch.int64), draw.integers(1, 300, 9)))
