"""Two axes changed places."""

from itertools import combinations

from judge.compare.difference import agree
from judge.diagnose.evidence import Evidence, Leaf
from judge.diagnose.probes.probe import Probe, Sign
from judge.message import Text


class Transposed(Probe):
    """The result is the wanted one with two axes exchanged, the same two in every case (counted from the last)."""

    id = "generic-transposed"

    def __init__(self) -> None:
        self._left: set[tuple[int, int]] | None = None
        self._axes: tuple[str, ...] = ()

    def look(self, leaf: Leaf, evidence: Evidence) -> Sign:
        if leaf.right and leaf.want.numel() < 2:
            return Sign.FITS
        fitting = {pair for pair in combinations(range(-leaf.want.ndim, 0), 2) if _exchanged(leaf, *pair)}
        self._left = fitting if self._left is None else self._left & fitting
        self._axes = self._axes or leaf.axes
        if not self._left or leaf.want_dtype != leaf.got_dtype:
            return Sign.CONTRADICTS
        return Sign.SHOWS if bool((leaf.got != leaf.got.reshape(-1)[0]).any()) else Sign.FITS

    def settled(self) -> bool:
        return self._left is not None and len(self._left) == 1

    def words(self) -> tuple[Text, Text]:
        assert self._left
        i, j = next(iter(self._left))
        named = f" ({self._axes[i]}, {self._axes[j]})" if len(self._axes) >= -i else ""
        return (
            Text("Two axes are exchanged", "两个维度的位置互换了"),
            Text(
                f"Your result is the wanted one with the axes {i} and {j}{named} exchanged. "
                "Look for a transpose too many, or one that is missing.",
                f"把正确结果的第 {i} 维与第 {j} 维{named}互换，就得到你的结果。检查是不是多写或漏写了一次 transpose。",
            ),
        )


def _exchanged(leaf: Leaf, i: int, j: int) -> bool:
    want = leaf.want.transpose(i, j)
    if want.shape != leaf.got.shape:
        return False
    return bool(agree(leaf.got, want, leaf.allowed.expand(leaf.want.shape).transpose(i, j)).all())
