"""Cases and oracle of debug-sinusoidal-odd. Trusted: never sent to the sandbox."""

from collections.abc import Iterator

import torch

from judge.case import Case, Draw, Want
from judge.message import Text

SIZES = {
    (3, 3): Text("the statement's example", "题面中的例子"),
    (8, 7): Text("seven columns", "七列"),
    (9, 8): Text("an even width, which worked before", "偶数宽度，原本就是对的"),
    (1, 1): Text("one column, one position", "一列，一个位置"),
    (20, 3): Text("three columns", "三列"),
    (50, 127): Text("a wide table", "很宽的表"),
}


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and five hidden cases, two of them of a size that is drawn."""
    for k, ((n, d), about) in enumerate(SIZES.items()):
        yield Case(f"n={n} d={d}", (n, d), about, sample=k < 3)
    n, d = draw.integer(10, 60), 2 * draw.integer(5, 40)
    yield Case("odd, drawn", (n, d + 1), Text("an odd width drawn anew", "重新抽取的奇数宽度"))
    yield Case("even, drawn", (n, d), Text("an even width drawn anew", "重新抽取的偶数宽度"))


def expected(num_positions: int, d_model: int) -> Want:
    """An angle for every column in float64, then the function by parity."""
    column = torch.arange(d_model)
    exponent = (column - column % 2).double() / d_model
    angle = torch.outer(torch.arange(num_positions).double(), torch.tensor(1e-4).double() ** exponent)
    value = torch.where(column % 2 == 0, angle.sin(), angle.cos())
    atol = (2e-6 + 4e-6 * angle).clamp(max=0.1)
    return Want(value, torch.float32, atol=atol, axes=("position", "adjacent_dimension"))
