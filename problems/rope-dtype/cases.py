"""Cases and oracle of rope-dtype. Trusted: never sent to the sandbox.

bfloat16 holds every whole number up to 256, float16 up to 2048 and nothing past 65504; long positions keep clear of
powers of two, where rounding a position costs next to nothing.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

AXES = ("batch", "head", "position", "half_dimension")
DTYPES = (torch.bfloat16, torch.float16, torch.float64, torch.float32)

# Unit of rounding per dtype. float64 is judged at float32 accuracy: computing in float32 is right.
UNIT = {torch.float64: 2.0**-24, torch.float32: 2.0**-24, torch.bfloat16: 2.0**-8, torch.float16: 2.0**-11}


def cases(draw: Draw) -> Iterator[Case]:
    """Sixteen cases, four dtypes at four distances; three are samples."""
    for dtype in DTYPES:
        name = str(dtype).removeprefix("torch.")
        for distance, about in _DISTANCES.items():
            sample = (name, distance) in (("bfloat16", "short"), ("bfloat16", "past 256"), ("float64", "short"))
            x = draw.normal(2, 2, 5, 32, dtype=dtype)
            yield Case(f"{name} {distance}", (x, _positions(draw, distance), 1e4), about, sample=sample)


_DISTANCES = {
    "short": Text("positions up to 40", "位置到 40 为止"),
    "past 256": Text("positions that bfloat16 cannot hold", "bfloat16 存不下的位置"),
    "past 2048": Text("positions that float16 cannot hold", "float16 存不下的位置"),
    "long": Text("positions up to 262143", "位置直到 262143"),
}


def _positions(draw: Draw, distance: str) -> Tensor:
    """int64 ``[5]``; past 256 and 2048 they are odd, and so halfway between two neighbours of the coarse dtype."""
    if distance == "short":
        return 5 + draw.permutation(35)[:5]
    if distance == "past 256":
        return 257 + 2 * draw.integers(0, 100, 5)
    if distance == "past 2048":
        return 2049 + 2 * draw.integers(0, 900, 5)
    return torch.tensor([200123, 130559, 261000, 262143, 100003])


def expected(x: Tensor, pos: Tensor, base: float = 10000.0) -> Want:
    """Every pair as a complex number times e^{i m θ}, in float64, and how far each element may be off."""
    half = x.shape[-1] // 2
    angle = pos.double()[:, None] * float(base) ** (-torch.arange(half, dtype=torch.float64) / half)  # [T, d/2]
    wide = x.double()
    pair = torch.complex(wide[..., :half], wide[..., half:])
    turned = pair * torch.polar(torch.ones_like(angle), angle)
    slack = pair.abs() * (4 * UNIT[x.dtype] + _angle_tol(angle))
    value, atol = torch.cat((turned.real, turned.imag), dim=-1), torch.cat((slack, slack), dim=-1)
    return Want(value, x.dtype, atol=atol, axes=AXES)


def _angle_tol(angle: Tensor) -> Tensor:
    """What float32 loses on an angle: right programs differ by up to 34 * 2^-24 of it, one in bfloat16 by 2^-9."""
    return (2e-6 + 4e-6 * angle.abs()).clamp(max=0.1)
