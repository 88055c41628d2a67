"""Cases and oracle of llama3-inv-freq. Trusted: never sent to the sandbox.

Every case has pairs in all three bands, and the blend is continuous at both limits, so that no verdict hangs on which
side of a limit a rounded wavelength falls.
"""

import math
from collections.abc import Iterator

import torch

from judge.case import Case, Draw, Want
from judge.message import Text

BLEND = "d={} base={:.0f} f={} lo={} hi={} L0={}"


def cases(draw: Draw) -> Iterator[Case]:
    """Two samples and seven hidden cases."""
    yield _case((8, 5e5, 8.0, 1.0, 4.0, 8192), Text("the statement's example", "题面中的例子"), sample=True)
    yield _case((128, 5e5, 8.0, 1.0, 4.0, 8192), Text("Llama 3.1", "Llama 3.1"), sample=True)
    yield _case((64, 5e5, 32.0, 1.0, 4.0, 8192), Text("Llama 3.2 1B", "Llama 3.2 1B"))
    yield _case((128, 5e5, 8.0, 1.0, 2.0, 4096), Text("a narrow transition", "较窄的过渡"))
    yield _case((64, 1e4, 4.0, 2.0, 8.0, 2048), Text("a small base", "较小的 base"))
    yield _case((96, 5e5, 8.0, 1.0, 4.0, 8192), Text("dim is no power of two", "dim 不是 2 的幂"))
    yield _case((128, 1e4, 8.0, 1.0, 4.0, 8192), Text("base 10000", "base 为 10000"))
    low = draw.integer(2, 5) / 2
    args = (draw.choice((64, 80, 128)), float(draw.integer(200_000, 900_000)), float(draw.integer(3, 30)))
    yield Case("fresh", (*args, low, low + draw.integer(2, 8), draw.integer(3000, 9000)), Text("fresh", "随机的参数"))
    yield _case((48, 1e6, 16.0, 1.5, 6.0, 10000), Text("limits that are not whole", "界限不是整数"))


def expected(
    dim: int, base: float, factor: float, low_freq_factor: float, high_freq_factor: float, original_max: int
) -> Want:
    """The three branches over the wavelength, in float64."""
    i = torch.arange(dim // 2, dtype=torch.float64)
    theta = base ** (-2 * i / dim)
    wavelength = math.tau / theta
    smooth = (original_max / wavelength - low_freq_factor) / (high_freq_factor - low_freq_factor)
    value = torch.where(
        wavelength < original_max / high_freq_factor,
        theta,
        torch.where(
            wavelength > original_max / low_freq_factor, theta / factor, theta * (smooth + (1 - smooth) / factor)
        ),
    )
    return Want(value, torch.float32, axes=("pair",))


def _case(args: tuple[int, float, float, float, float, int], about: Text, *, sample: bool = False) -> Case:
    return Case(BLEND.format(*args), args, about, sample=sample)
