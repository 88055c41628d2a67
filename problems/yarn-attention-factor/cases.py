"""Cases and oracle of yarn-attention-factor. Trusted: never sent to the sandbox.

Every factor meets every combination of keys. 0.707 and 1 are the weights of the DeepSeek-V2 family.
"""

import itertools
import math
from collections.abc import Iterator

from judge.case import Case, Draw, Exactly
from judge.message import Text

KEYS = (
    ({}, Text("no key", "没有键")),
    ({"mscale": 1.0, "mscale_all_dim": 1.0}, Text("equal weights", "权重相等")),
    ({"mscale": 0.707, "mscale_all_dim": 1.0}, Text("different weights", "权重不等")),
    ({"mscale": 1.0}, Text("mscale alone", "只有 mscale")),
    ({"mscale": 0.707}, Text("mscale alone, not 1", "只有 mscale，且不为 1")),
    ({"mscale_all_dim": 1.0}, Text("mscale_all_dim alone", "只有 mscale_all_dim")),
    ({"mscale": 0.0, "mscale_all_dim": 1.0}, Text("a weight of 0", "有一个权重为 0")),
    ({"attention_factor": 1.0}, Text("an explicit 1", "明确写了 1")),
    ({"attention_factor": 1.3, "mscale": 1.0, "mscale_all_dim": 1.0}, Text("explicit, with keys", "明确的值与键并存")),
)

SAMPLES = ((4.0, 0), (40.0, 2), (0.5, 0), (4.0, 7))


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and forty-two hidden cases."""
    for factor, i in SAMPLES:
        yield _case(factor, i, sample=True)
    for factor, i in itertools.product((1.0, 4.0, 16.0, 40.0, 0.5), range(len(KEYS))):
        if (factor, i) not in SAMPLES:
            yield _case(factor, i, sample=False)
    weights = {"mscale": draw.integer(20, 60) / 100, "mscale_all_dim": draw.integer(70, 130) / 100}
    yield Case("fresh", (draw.integer(3, 30) / 2 + 1,), Text("fresh numbers", "随机的参数"), weights)


def expected(
    factor: float,
    mscale: float | None = None,
    mscale_all_dim: float | None = None,
    attention_factor: float | None = None,
) -> Exactly:
    """ln s counts as 0 from s = 1 downwards, so that every g is a straight line in the weight."""
    if attention_factor is not None:
        return Exactly(float(attention_factor), atol=1e-6)
    both = bool(mscale) and bool(mscale_all_dim)
    above, below = (mscale, mscale_all_dim) if both else (1.0, 0.0)
    growth = math.log(max(factor, 1.0)) / 10
    return Exactly((1 + above * growth) / (1 + below * growth), atol=1e-6)


def _case(factor: float, i: int, *, sample: bool) -> Case:
    kwargs, about = KEYS[i]
    keys = ", ".join(f"{key}={value}" for key, value in kwargs.items())
    return Case(f"f={factor} {keys}".rstrip(), (factor,), about, kwargs, sample=sample)
