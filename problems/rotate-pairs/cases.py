"""Cases and oracle of rotate-pairs. Trusted: never sent to the sandbox.

The axis before the last is as long as the last one where there is one (T == d), so that the wrong axis gives wrong
values and not just a crash.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

AXES = ("batch", "head", "position", "adjacent_dimension")


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and eight hidden cases."""
    yield Case("d=2", (draw.normal(2, 2),), Text("a single pair", "只有一对维度"), sample=True)
    yield Case("1d", (torch.arange(1.0, 5.0),), Text("the statement's example", "题面中的例子"), sample=True)
    yield Case("4d", (draw.normal(2, 8, 8, 8),), Text("a query, [B, H, T, d]", "一个 query，[B, H, T, d]"), sample=True)
    yield Case("d=6", (draw.normal(3, 6, 6),), Text("an odd number of pairs", "奇数对"), sample=True)
    yield Case("bf16", (draw.normal(2, 8, 8, dtype=torch.bfloat16),), Text("bfloat16 stays bfloat16", "bfloat16 进出"))
    yield Case("f16", (draw.normal(2, 8, 8, dtype=torch.float16),), Text("float16 stays float16", "float16 进出"))
    yield Case("f64", (draw.normal(2, 4, 4, dtype=torch.float64),), Text("every bit of float64", "float64 一位不差"))
    yield Case("int64", (_whole_numbers(draw),), Text("integers past 2^53", "超过 2^53 的整数"))
    yield Case("d=10", (draw.normal(2, 10, 10),), Text("d is no power of two", "d 不是 2 的幂"))
    yield Case("non-contiguous", (draw.normal(2, 8, 6, 8).transpose(1, 3),), Text("a transposed view", "转置后的视图"))
    yield Case("gradient", (draw.normal(2, 3, 6, 6),), Text("the gradient of x", "对 x 的梯度"), gradient=True)
    yield Case("zero-size", (draw.normal(2, 0, 8),), Text("no positions at all, T = 0", "一个位置也没有，T = 0"))


def expected(x: Tensor) -> Want:
    """out_j = -x_{j+1} for even j, and x_{j-1} for odd j; equality is exact."""
    j = torch.arange(x.shape[-1])
    sign = torch.where(j % 2 == 0, -1, 1)
    value = x.double() if x.is_floating_point() else x
    return Want(value.index_select(-1, j ^ 1) * sign, x.dtype, atol=0.0, axes=AXES[-x.ndim :])


def _whole_numbers(draw: Draw) -> Tensor:
    """int64 ``[8, 8]``, too large for any detour through floating point."""
    return draw.integers(2**53, 2**60, 8, 8) * draw.choice((-1, 1))
