"""Cases and oracle of pe-sinusoidal. Trusted: never sent to the sandbox."""

from collections.abc import Iterator

import torch

from judge.case import Case, Draw, Want
from judge.message import Text

SIZES = {
    (3, 6): Text("the statement's example", "题面中的例子"),
    (8, 4): Text("two pairs", "只有两对"),
    (50, 16): Text("a small table", "一张小表"),
    (1, 2): Text("position 0 alone, one pair", "只有位置 0，只有一对"),
    (512, 128): Text("as long as BERT's", "与 BERT 一样长"),
    (5000, 64): Text("5000 positions: large angles", "5000 个位置：角度很大"),
    (33, 12): Text("no power of two", "不是 2 的幂"),
    (20, 512): Text("d_model of the first transformer", "最早的 transformer 的 d_model"),
}


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and six hidden cases, the last of a size that is drawn."""
    for k, ((n, d), about) in enumerate(SIZES.items()):
        yield Case(f"n={n} d={d}", (n, d), about, sample=k < 3)
    n, d = draw.integer(100, 400), 2 * draw.integer(5, 60)
    yield Case("drawn", (n, d), Text("a size drawn anew", "重新抽取的尺寸"))


def expected(num_positions: int, d_model: int) -> Want:
    """Column c is sin(angle + c mod 2 * π/2) in float64; the tolerance grows with the angle."""
    column = torch.arange(d_model, dtype=torch.float64)
    pair = column.div(2, rounding_mode="floor")
    angle = torch.outer(torch.arange(num_positions).double(), torch.exp2(-2 * pair / d_model * _LOG2_BASE))
    value = torch.where(column.remainder(2) == 0, angle.sin(), angle.cos())
    atol = (2e-6 + 4e-6 * angle).clamp(max=0.1)
    return Want(value, torch.float32, atol=atol, axes=("position", "adjacent_dimension"))


_LOG2_BASE = torch.tensor(10000.0, dtype=torch.float64).log2()
