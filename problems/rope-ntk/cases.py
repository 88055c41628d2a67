"""Cases and oracle of rope-ntk. Trusted: never sent to the sandbox.

No case has dim = 2 (the exponent d/(d-2) has no value). Only one factor is 1, where every way of scaling is the same.
"""

from collections.abc import Iterator

import torch

from judge.case import Case, Draw, Want
from judge.message import Text


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and six hidden cases."""
    yield Case("d=8 base=10000 f=16.0", (8, 1e4, 16.0), Text("the statement's example", "题面中的例子"), sample=True)
    yield Case("d=64 base=10000 f=4.0", (64, 1e4, 4.0), Text("four times the context", "上下文变为四倍"), sample=True)
    about = Text("factor 1: plain RoPE", "倍数 1：就是普通 RoPE")
    yield Case("d=96 base=500000 f=1.0", (96, 5e5, 1.0), about, sample=True)

    yield Case("d=128 base=10000 f=8.0", (128, 1e4, 8.0), Text("the width of Llama's heads", "Llama 的头宽"))
    yield Case("d=128 base=1e+06 f=2.0", (128, 1e6, 2.0), Text("a large base", "较大的 base"))
    yield Case("d=64 base=10000 f=1.5", (64, 1e4, 1.5), Text("a factor that is not whole", "倍数不是整数"))
    factor = float(draw.uniform(2.0, 5.0, 1, dtype=torch.float64))
    yield Case("d=6", (6, 1e4, factor), Text("three pairs", "三对维度"))
    factor = float(draw.uniform(1.2, 12.0, 1, dtype=torch.float64))
    base = float(draw.integer(5_000, 2_000_000))
    yield Case("fresh", (draw.choice((32, 48, 80, 100)), base, factor), Text("fresh numbers", "随机的参数"))
    yield Case("whole numbers", (40, 10000, 3), Text("base and factor are ints", "base 和 factor 是整数"))


def expected(dim: int, base: float, factor: float) -> Want:
    """θ_i s^{-2i/(d-2)} in float64: the last pair is slowed by s, the first by nothing, those between geometrically."""
    i = torch.arange(dim // 2, dtype=torch.float64)
    plain = float(base) ** (-2 * i / dim)
    return Want(plain * float(factor) ** (-2 * i / (dim - 2)), torch.float32, axes=("pair",))
