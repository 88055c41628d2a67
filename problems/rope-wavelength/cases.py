"""Cases and oracle of rope-wavelength. Trusted: never sent to the sandbox."""

import math
from collections.abc import Iterator

import torch

from judge.case import Case, Draw, Want
from judge.message import Text


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and seven hidden cases."""
    yield Case("d=8", (8,), Text("the statement's example, default base", "题面中的例子，默认 base"), sample=True)
    yield Case("d=64", (64, 10000.0), Text("6, 63 … 47117 among them", "其中有 6、63……47117"), sample=True)
    yield Case("d=64 base=1e6", (64, 1e6), Text("a hundred times the base", "base 增大到 100 倍"), sample=True)
    yield Case("d=2", (2, 10000.0), Text("a single pair", "只有一对"))
    yield Case("d=10", (10, 10000.0), Text("d is no power of two", "d 不是 2 的幂"))
    yield Case("d=96 base=500000", (96, 500000.0), Text("the base of Llama 3", "Llama 3 的 base"))
    yield Case("d=128 base=1e7", (128, 1e7), Text("the base of Qwen3.5", "Qwen3.5 的 base"))
    yield Case("d=256", (256, 10000.0), Text("128 pairs", "128 对"))
    base = float(draw.integer(20_000, 9_000_000))
    yield Case("any base", (6 * draw.integer(3, 12), base), Text("numbers never seen before", "没见过的数"))
    about = Text("the base by its name", "用名字传入 base")
    yield Case("keyword", (2 * draw.integer(3, 20),), about, {"base": float(draw.integer(30_000, 90_000))})


def expected(head_dim: int, base: float = 10000.0) -> Want:
    """The formula in float64."""
    i = torch.arange(head_dim // 2, dtype=torch.float64)
    return Want(2 * math.pi * float(base) ** (2.0 * i / head_dim), torch.float32, axes=("pair",))
