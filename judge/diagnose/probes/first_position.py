"""Right at the first position only."""

from torch import Tensor

from judge.compare.axes import POSITION_AXES
from judge.compare.difference import agree
from judge.diagnose.evidence import Evidence, Leaf
from judge.diagnose.probes.probe import Probe, Sign
from judge.message import Text


class FirstPositionOnly(Probe):
    """Along the position axis the first entry is right and each later one has something wrong in it."""

    id = "generic-first-position-only"

    def look(self, leaf: Leaf, evidence: Evidence) -> Sign:
        axis = next((at for name in POSITION_AXES if (at := leaf.axis(name)) is not None), None)
        if axis is None or not leaf.same_form:
            return Sign.CONTRADICTS
        right = _right_positions(leaf, axis)
        if not all(right[:1]) or any(right[1:]):
            return Sign.CONTRADICTS
        first = leaf.want.select(axis, 0).abs() if right else leaf.want
        telling = len(right) > 2 and bool((first > leaf.allowed.max()).any())
        return Sign.SHOWS if telling else Sign.FITS

    def words(self) -> tuple[Text, Text]:
        return (
            Text("Right at the first position only", "只有第一个位置是对的"),
            Text(
                "The first position is right and every later one is wrong. At position 0 all angles are 0, so the "
                "angle itself is the suspect: the frequencies, their exponent, or how they meet the positions.",
                "第一个位置是对的，之后的位置全都不对。位置 0 处所有角度都是 0，所以问题多半出在角度上："
                "频率、频率的指数，或频率与位置相乘的方式。",
            ),
        )


def _right_positions(leaf: Leaf, axis: int) -> list[bool]:
    good: Tensor = agree(leaf.got, leaf.want, leaf.allowed)
    return (
        [bool(flag) for flag in good.movedim(axis, 0).reshape(leaf.want.shape[axis], -1).all(1).tolist()]
        if good.numel()
        else []
    )
