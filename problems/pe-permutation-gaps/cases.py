"""Cases and oracle of pe-permutation-gaps. Trusted: never sent to the sandbox.

A case names its function, because only data can be sent; ``driver.py`` holds the functions themselves. Permutations are
single cycles through all rows: such a permutation is its own inverse for two rows only. Signs are chosen so that the
largest difference is positive for one function and negative for another: leaving out the absolute value always shows.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Exactly
from judge.message import Text

NAMES = {
    "attn": Text("attention without a mask", "不带 mask 的注意力"),
    "causal": Text("attention with a causal mask", "带因果 mask 的注意力"),
    "with-pe": Text("attention after adding positions", "先加位置再做注意力"),
    "mean": Text("the mean of all rows", "所有行的均值"),
    "cumsum": Text("the running sum", "累加和"),
}
SIGN = {"attn": 1, "causal": -1, "cumsum": -1}


def cases(draw: Draw) -> Iterator[Case]:
    """Every function for 6, 1 and 17 rows."""
    for rows in (6, 1, 17):
        for name, about in NAMES.items():
            x, perm = draw.normal(rows, 8, dtype=torch.float64), _cycle(draw, rows)
            difference = _apply(name, x) - _apply(name, x[perm])
            towards = 1 if difference.max() > -difference.min() else -1
            x = x * (SIGN[name] * towards if name in SIGN else 1)  # f(-x) = -f(x) for these
            sample = rows == 6 and name in ("attn", "causal", "mean")
            yield Case(f"{name} T={rows}", (name, x, perm), about, sample=sample)


def expected(name: str, x: Tensor, perm: Tensor) -> tuple[Exactly, Exactly]:
    """Both gaps."""
    y, z = _apply(name, x), _apply(name, x.index_select(0, perm))
    equiv = (y.index_select(0, perm) - z).abs().amax().item()
    return Exactly(equiv, atol=1e-9), Exactly((y - z).abs().amax().item(), atol=1e-9)


def _cycle(draw: Draw, rows: int) -> Tensor:
    """A random cycle through all rows, int64 ``[rows]``."""
    order = draw.permutation(rows)
    perm = torch.empty_like(order)
    perm[order] = order.roll(1)
    return perm


def _apply(name: str, x: Tensor) -> Tensor:
    """The function called ``name``, in float64."""
    rows, d = x.shape
    if name == "mean":
        return x.sum(0, keepdim=True).div(rows).repeat(rows, 1)
    if name == "cumsum":
        return torch.ones(rows, rows, dtype=torch.float64).tril() @ x
    if name == "with-pe":
        t, c = torch.meshgrid(torch.arange(rows).double(), torch.arange(1, d + 1).double(), indexing="ij")
        x = x + (t / c).sin()
    weights = (x @ x.mT / d**0.5).exp()
    weights = weights.tril() if name == "causal" else weights
    return weights @ x / weights.sum(1, keepdim=True)
