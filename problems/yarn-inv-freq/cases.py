"""Cases and oracle of yarn-inv-freq. Trusted: never sent to the sandbox.

Fresh numbers are drawn until neither index is near a whole number, so that no rounding hangs on the last digit.
"""

import math
from collections.abc import Iterator

import torch

from judge.case import Case, Draw, Want
from judge.message import Text


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and twelve hidden cases."""
    yield Case("example", (8, 1e4, 4.0, 4096), Text("the statement's example", "题面中的例子"), sample=True)
    about = Text("Qwen2.5, the defaults", "Qwen2.5，默认圈数")
    yield Case("defaults (Qwen2.5)", (128, 1e6, 4.0, 32768), about, sample=True)
    about = Text("factor 1 changes nothing", "倍数为 1，什么都不变")
    yield Case("d=128 base=10000 f=1.0 L0=4096", (128, 1e4, 1.0, 4096), about, sample=True)

    yield _case(64, 1e4, 4.0, 2048, Text("a small Llama", "小型 Llama"))
    about = Text("Qwen2.5, the numbers of turns written out", "Qwen2.5，写明圈数")
    yield Case("d=128 base=1e+06 f=4.0 L0=32768", (128, 1e6, 4.0, 32768, 32.0, 1.0), about)
    yield _case(128, 1e4, 16.0, 4096, Text("Llama 2, sixteen times", "Llama 2，十六倍"))
    yield _case(64, 150000.0, 32.0, 4096, Text("gpt-oss, but rounded", "gpt-oss，但取整"))
    yield _case(64, 1e7, 4.0, 262144, Text("a large base and a long training", "很大的 base，很长的训练长度"))
    yield _case(64, 1e4, 40.0, 4096, Text("DeepSeek-V3", "DeepSeek-V3"))
    yield _case(64, 1e4, 2.0, 64, Text("no pair makes 32 turns", "没有一对转满 32 圈"))
    about = Text("other numbers of turns", "其他圈数")
    yield Case("d=64 base=10000 f=8.0 L0=2048 beta=16,2", (64, 1e4, 8.0, 2048, 16.0, 2.0), about)
    yield _case(32, 500.0, 8.0, 8192, Text("the range ends beyond the last pair", "区间超出了最后一对"))
    yield _case(64, 1e4, 4.0, 6, Text("low and high coincide", "low 与 high 重合"))
    yield _case(128, 1e4, 40.0, 4096, Text("Llama 2, forty times", "Llama 2，四十倍"))
    yield Case("fresh", _fresh(draw), Text("fresh numbers", "随机的参数"))


def expected(
    dim: int, base: float, factor: float, original_max: int, beta_fast: float = 32.0, beta_slow: float = 1.0
) -> Want:
    """θ_i divided by s^0 … s^1 along the ramp, as 1 - ρ + ρ/s, in float64."""
    low = max(math.floor(_index(dim, base, original_max, beta_fast)), 0)
    high = min(math.ceil(_index(dim, base, original_max, beta_slow)), dim - 1)
    i = torch.arange(dim // 2, dtype=torch.float64)
    ramp = ((i - low) / (high - low if high != low else 0.001)).clamp(0.0, 1.0)
    return Want(base ** (-2 * i / dim) * (1.0 - ramp + ramp / factor), torch.float32, axes=("pair",))


def _index(dim: int, base: float, original_max: int, turns: float) -> float:
    return dim / 2 * math.log(original_max / (math.tau * turns), base)


def _case(dim: int, base: float, factor: float, original_max: int, about: Text) -> Case:
    name = f"d={dim} base={base:g} f={factor} L0={original_max}"
    return Case(name, (dim, base, factor, original_max), about)


def _fresh(draw: Draw) -> tuple[int, float, float, int, float, float]:
    """Both indices inside the range of pairs, and at least 0.1 away from every whole number."""
    while True:
        dim, base = draw.choice((48, 80, 96, 128)), float(draw.integer(5_000, 2_000_000))
        length, betas = draw.integer(2_000, 100_000), (float(draw.integer(20, 60)), float(draw.integer(1, 5)))
        if all(0.1 < _index(dim, base, length, turns) % 1 < 0.9 for turns in betas):
            return (dim, base, float(draw.integer(2, 40)), length, *betas)
