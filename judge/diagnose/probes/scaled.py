"""Everything is too large or too small by one factor."""

import math
from collections.abc import Callable

import torch

from judge.compare.difference import agree
from judge.diagnose.evidence import Evidence, Leaf
from judge.diagnose.probes.probe import Probe, Sign
from judge.message import Text

_OF_D: dict[str, Callable[[int], float]] = {
    "sqrt(d)": math.sqrt,
    "1/sqrt(d)": lambda d: 1 / math.sqrt(d),
    "d": float,
    "1/d": lambda d: 1 / d,
    "d/2": lambda d: d / 2,
    "2/d": lambda d: 2 / d,
}
_FIXED: dict[str, float] = {
    "sqrt(2)": math.sqrt(2),
    "1/sqrt(2)": math.sqrt(0.5),
    "1/3": 1 / 3,
    "π": math.pi,
    "2π": math.tau,
}
_RTOL = 1e-3


class Scaled(Probe):
    """The result is a constant times the wanted one: the same number in every case, or the same function of d.

    d is the last axis of the result or of the first input. An unknown number has to be the same in every case.
    """

    id = "generic-scaled"

    def __init__(self) -> None:
        self._factors: list[float] = []
        self._of_d: set[str] = set(_OF_D)

    def look(self, leaf: Leaf, evidence: Evidence) -> Sign:
        if not leaf.same_form or not leaf.got_dtype.is_floating_point:
            return Sign.CONTRADICTS
        usable = torch.isfinite(leaf.want) & torch.isfinite(leaf.got)
        want, got = leaf.want[usable], leaf.got[usable]
        norm = float(want.dot(want))
        factor = float(want.dot(got)) / norm if norm else 1.0
        eps = 4 * torch.finfo(leaf.got_dtype).eps
        slack = leaf.allowed * max(1.0, abs(factor)) + eps * abs(factor) * leaf.want.abs()
        if not bool(agree(leaf.got, leaf.want * factor, slack.nan_to_num(0.0, 0.0)).all()):
            return Sign.CONTRADICTS
        telling = leaf.want[usable & (leaf.want.abs() > 10 * leaf.allowed)]
        if not telling.numel():
            return Sign.FITS
        if abs(factor) < _RTOL or abs(factor - 1) <= max(_RTOL, eps):
            return Sign.CONTRADICTS
        if telling.abs().max() == telling.abs().min():
            return Sign.FITS  # one size only: an offset would look the same
        return self._remember(factor, _widths(leaf, evidence), max(_RTOL, eps))

    def _remember(self, factor: float, widths: set[int], rtol: float) -> Sign:
        self._factors.append(factor)
        self._of_d = {
            name for name in self._of_d if any(math.isclose(_OF_D[name](d), factor, rel_tol=rtol) for d in widths)
        }
        return Sign.SHOWS if self._constant or self._of_d else Sign.CONTRADICTS

    @property
    def _constant(self) -> bool:
        return all(math.isclose(f, self._factors[0], rel_tol=4 * _RTOL) for f in self._factors)

    def words(self) -> tuple[Text, Text]:
        name = self._name()
        return (
            Text(f"Scaled by {name}", f"整体差一个倍数 {name}"),
            Text(
                f"Your result is {name} times the wanted one, everywhere. Look for a factor that is missing, or that "
                "was applied twice.",
                f"你的结果处处是正确结果的 {name} 倍。检查是不是漏乘或多乘了一次某个系数。",
            ),
        )

    def _name(self) -> str:
        factor = self._factors[0]
        of_d = next((name for name in _OF_D if name in self._of_d), None)
        if not self._constant:
            return of_d or "?"
        fixed = next((name for name, value in _FIXED.items() if math.isclose(value, factor, rel_tol=_RTOL)), None)
        known = fixed or of_d
        return f"{_plain(factor)} (= {known})" if known else _plain(factor)


def _plain(factor: float) -> str:
    near = round(factor * 8) / 8
    if near and math.isclose(near, factor, rel_tol=_RTOL):
        factor = near
    return f"{factor:.6g}" if factor == near else f"{factor:.4g}"


def _widths(leaf: Leaf, evidence: Evidence) -> set[int]:
    shapes = [leaf.want.shape, *(x.shape for x in evidence.inputs[:1])]
    return {shape[-1] for shape in shapes if len(shape) and shape[-1] > 1}
