"""Cases and oracle of yarn-range. Trusted: never sent to the sandbox.

Every configuration comes with and without truncation. Fresh numbers are drawn until both indices are clear of whole and
half numbers, so that no rounding hangs on the last digit.
"""

import math
from collections.abc import Iterator

from judge.case import Case, Draw, Exactly
from judge.message import Text

CONFIGURATIONS = (
    ((64, 1e4, 2048), Text("a small Llama", "小型 Llama")),
    ((128, 1e6, 32768), Text("Qwen2.5", "Qwen2.5")),
    ((128, 1e4, 4096), Text("Llama 2", "Llama 2")),
    ((64, 150000.0, 4096), Text("gpt-oss", "gpt-oss")),
    ((64, 1e7, 262144), Text("a large base and a long training", "很大的 base，很长的训练长度")),
    ((64, 1e4, 64), Text("no pair makes 32 turns", "没有一对转满 32 圈")),
    ((64, 1e4, 2048, 16.0, 2.0), Text("other numbers of turns", "其他圈数")),
    ((32, 500.0, 8192), Text("high lies beyond the last pair", "high 超出了最后一对")),
    ((16, 10.0, 4096), Text("high lies beyond dim - 1", "high 超出了 dim - 1")),
    ((64, 1e4, 6), Text("no pair makes a single turn", "没有一对转满一圈")),
)


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and twenty hidden cases."""
    yield _case((8, 1e4, 4096), Text("the statement's example", "题面中的例子"), truncate=True, sample=True)
    yield _case((8, 1e4, 4096), Text("the statement's example", "题面中的例子"), truncate=False, sample=True)
    for i, (args, about) in enumerate(CONFIGURATIONS):
        yield _case(args, about, truncate=True, sample=i == 0)
        yield _case(args, about, truncate=False, sample=i == 0)
    about = Text("fresh numbers", "随机的参数")
    yield Case("fresh truncate=True", _fresh(draw), about, {"truncate": True})
    yield Case("fresh truncate=False", _fresh(draw), about, {"truncate": False})


def expected(
    dim: int, base: float, original_max: int, beta_fast: float = 32.0, beta_slow: float = 1.0, truncate: bool = True
) -> tuple[Exactly, Exactly]:
    """i(r) from logarithms to the base, then floor, ceil and a clamp on one side each."""
    low, high = (_index(dim, base, original_max, turns) for turns in (beta_fast, beta_slow))
    if truncate:
        low, high = float(math.floor(low)), float(math.ceil(high))
    return Exactly(max(low, 0.0), atol=1e-6), Exactly(min(high, dim - 1.0), atol=1e-6)


def _index(dim: int, base: float, original_max: int, turns: float) -> float:
    return dim / 2 * math.log(original_max / (math.tau * turns), base)


def _case(args: tuple[float, ...], about: Text, *, truncate: bool, sample: bool) -> Case:
    dim, base, original_max, *betas = args
    beta = f" beta={betas[0]:g},{betas[1]:g}" if betas else ""
    name = f"d={dim} base={base:g} L0={original_max}{beta} truncate={truncate}"
    return Case(name, args, about, {} if truncate else {"truncate": False}, sample=sample)


def _fresh(draw: Draw) -> tuple[int, float, int, float, float]:
    """Both indices within the range, and at least 0.1 away from every multiple of a half."""
    while True:
        dim, base = draw.choice((48, 80, 96, 128)), float(draw.integer(5_000, 2_000_000))
        args = (dim, base, draw.integer(2_000, 100_000), float(draw.integer(20, 60)), float(draw.integer(1, 5)))
        halves = [2 * _index(*args[:3], turns) % 1 for turns in args[3:]]
        if all(0.2 < half < 0.8 for half in halves):
            return args
