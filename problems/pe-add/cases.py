"""Cases and oracle of pe-add. Trusted: never sent to the sandbox. The table has 12 rows, in the example 4."""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Raises, Want
from judge.message import Text

L, D = 12, 8

# The table is float32, so more cannot be asked of float64.
UNIT = {torch.float64: 2.0**-24, torch.float32: 2.0**-24, torch.bfloat16: 2.0**-8, torch.float16: 2.0**-11}


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and ten hidden cases."""
    t = torch.arange(4.0)
    example = torch.tensor([[[10.0, 20.0], [30.0, 40.0]]]), torch.stack((t.sin(), t.cos()), dim=-1), 1
    yield Case("example", example, Text("the statement's example", "题面中的例子"), sample=True)
    about = Text("no offset given", "不传 offset")
    yield Case("B=2 T=5 off=0", (draw.normal(2, 5, D), draw.normal(L, D)), about, sample=True)
    yield Case("B=2 T=4 off=6", _call(draw, 2, 4, 6), Text("a later piece", "靠后的一段"), sample=True)
    about = Text("one token too many", "多出一个 token")
    yield Case("overflow T=13 off=0", _call(draw, 2, 13, 0), about, sample=True)

    yield Case("B=3 T=12 off=0", _call(draw, 3, 12, 0), Text("every row is used", "用到所有行"))
    yield Case("B=1 T=1 off=11", _call(draw, 1, 1, 11), Text("decoding: the last row", "解码：最后一行"))
    for dtype, name in ((torch.bfloat16, "bf16"), (torch.float16, "f16"), (torch.float64, "f64")):
        about = Text(f"{name} stays {name}", f"{name} 进出")
        yield Case(f"B=2 T=5 off=3 {name}", _call(draw, 2, 5, 3, dtype), about)
    about = Text("four rows are left for five tokens", "五个 token 只剩四行")
    yield Case("overflow T=5 off=8", _call(draw, 2, 5, 8), about)
    about = Text("one row is left, which would broadcast", "只剩一行，会被广播")
    yield Case("overflow T=2 off=11", _call(draw, 1, 2, 11), about)
    about = Text("no row is left for one token", "只有一个 token，但一行都不剩")
    yield Case("overflow T=1 off=12", _call(draw, 2, 1, 12), about)
    about = Text("one row is left for four tokens", "四个 token 只剩一行")
    yield Case("overflow T=4 off=11", _call(draw, 1, 4, 11), about)
    x = draw.normal(5, 2, D).transpose(0, 1)
    yield Case("non-contiguous x", (x, draw.normal(L, D), 4), Text("a transposed view", "转置后的视图"))


def expected(x: Tensor, table: Tensor, offset: int = 0) -> Want | Raises:
    """The sum in float64, and two units of rounding of everything that goes into it."""
    rows = torch.arange(offset, offset + x.shape[1])
    if rows[-1] >= len(table):
        return Raises()
    pe = table.double().index_select(0, rows).expand(x.shape)
    value = x.double() + pe
    atol = 2 * UNIT[x.dtype] * (x.double().abs() + pe.abs() + value.abs())
    return Want(value, x.dtype, atol=atol, axes=("batch", "position", "dimension"))


def _call(
    draw: Draw, batch: int, tokens: int, offset: int, dtype: torch.dtype = torch.float32
) -> tuple[Tensor, Tensor, int]:
    return draw.normal(batch, tokens, D, dtype=dtype), draw.normal(L, D), offset
