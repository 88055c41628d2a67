"""Cases and oracle of rope-2d. Trusted: never sent to the sandbox."""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

AXES = ("batch", "row", "component")


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and five hidden cases. Angles stay clear of multiples of a half turn, where sines vanish."""
    yield Case("quarter turns", _quarters(), Text("(1, 0) by π/2 and by 3π/2", "(1, 0) 转 π/2 与 3π/2"), sample=True)
    yield Case("batch", (draw.normal(6, 2), _angles(draw, 6)), Text("an angle each", "每个向量一个角度"), sample=True)
    about = Text("four vectors, five angles each", "四个向量，各转五个角度")
    yield Case("broadcast", (draw.normal(4, 1, 2), _angles(draw, 5)), about, sample=True)
    about = Text("one vector, two rows of angles", "一个向量，两行角度")
    yield Case("one vector", (draw.normal(2), _angles(draw, 2, 3)), about)
    yield Case("scalar angle", (draw.normal(2, 3, 2), _angles(draw)), Text("angle has no axes", "角度没有维度"))
    wide = draw.normal(2, 2, 2, dtype=torch.float64), _angles(draw, 2, 2, dtype=torch.float64)
    yield Case("f64", wide, Text("every digit of float64", "float64 的每一位"))
    about = Text("a transposed view", "转置后的视图")
    yield Case("non-contiguous", (draw.normal(2, 5).transpose(0, 1), _angles(draw, 5)), about)
    about = Text("the gradients of x and angle", "对 x 和 angle 的梯度")
    yield Case("gradient", (draw.normal(2, 3, 2), _angles(draw, 3)), about, gradient=True)


def expected(x: Tensor, angle: Tensor) -> Want:
    """The product of two complex numbers, in float64."""
    wide = x.double()
    turned = torch.complex(wide[..., 0], wide[..., 1]) * torch.polar(torch.ones_like(angle.double()), angle.double())
    value = torch.view_as_real(turned)
    return Want(value, x.dtype, axes=AXES[-value.ndim :])


def _quarters() -> tuple[Tensor, Tensor]:
    """q = k = (1, 0) with θ = π/2, at positions 1 and 3."""
    return torch.tensor([[1.0, 0.0], [1.0, 0.0]]), torch.tensor([0.5, 1.5]) * torch.pi


def _angles(draw: Draw, *shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
    """Angles ``[*shape]`` from 0.4 to 2.7 radians, of either sign."""
    sign = torch.where(draw.uniform(0, 1, *shape, dtype=dtype) < 0.5, -1.0, 1.0).to(dtype)
    return sign * draw.uniform(0.4, 2.7, *shape, dtype=dtype)
