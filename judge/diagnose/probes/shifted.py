"""Off by one along the sequence."""

from judge.compare.axes import POSITION_AXES
from judge.compare.difference import agree
from judge.diagnose.evidence import Evidence, Leaf
from judge.diagnose.probes.probe import Probe, Sign
from judge.message import Text


class Shifted(Probe):
    """What stands at one position belongs to its neighbour, on the same side in every case."""

    id = "generic-shifted"
    implies = Probe.implies | {"generic-permuted"}

    def __init__(self) -> None:
        self._left = {(name, by) for name in POSITION_AXES for by in (1, -1)}

    def look(self, leaf: Leaf, evidence: Evidence) -> Sign:
        if not leaf.same_form:
            return Sign.CONTRADICTS
        self._left = {(name, by) for name, by in self._left if _is_shifted(leaf, name, by)}
        if not self._left:
            return Sign.CONTRADICTS
        axis = leaf.axis(next(iter(self._left))[0])
        return Sign.SHOWS if axis is not None and leaf.want.shape[axis] > 2 and leaf.want.numel() > 2 else Sign.FITS

    def settled(self) -> bool:
        return len(self._left) == 1

    def words(self) -> tuple[Text, Text]:
        by = next(iter(self._left))[1]
        en, zh = ("after", "后") if by > 0 else ("before", "前")
        return (
            Text("Off by one position", "错开了一个位置"),
            Text(
                f"What you return at a position belongs to the one {en} it. Positions count from 0: look at where your "
                "range or your slice begins.",
                f"你在每个位置上返回的，其实是它{zh}一个位置的结果。位置从 0 数起：检查 arange 或切片的起点。",
            ),
        )


def _is_shifted(leaf: Leaf, name: str, by: int) -> bool:
    """``got[p] == want[p + by]`` wherever both exist. Nothing is said of an axis of length 1."""
    axis = leaf.axis(name)
    if axis is None:
        return False
    length = leaf.want.shape[axis] - 1
    if length < 1:
        return True
    allowed = leaf.allowed.expand(leaf.want.shape)
    got = leaf.got.narrow(axis, 0 if by > 0 else 1, length)
    want, bound = (t.narrow(axis, 1 if by > 0 else 0, length) for t in (leaf.want, allowed))
    return bool(agree(got, want, bound).all())
