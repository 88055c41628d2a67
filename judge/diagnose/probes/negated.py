"""Every sign is flipped."""

import torch

from judge.compare.difference import agree
from judge.diagnose.evidence import Evidence, Leaf
from judge.diagnose.probes.probe import Probe, Sign
from judge.message import Text


class Negated(Probe):
    """The result is -1 times the wanted one."""

    id = "generic-negated"
    implies = Probe.implies | {"generic-scaled"}

    def look(self, leaf: Leaf, evidence: Evidence) -> Sign:
        if not leaf.same_form or not bool(agree(leaf.got, -leaf.want, leaf.allowed).all()):
            return Sign.CONTRADICTS
        telling = (leaf.want.abs() > 2 * leaf.allowed) & torch.isfinite(leaf.want)
        return Sign.SHOWS if int(telling.sum()) > 1 else Sign.FITS

    def words(self) -> tuple[Text, Text]:
        return (
            Text("Every sign is flipped", "所有符号都反了"),
            Text(
                "Your result is exactly -1 times the wanted one. Look for a minus sign too many or too few.",
                "你的结果恰好是正确结果的 -1 倍。检查是不是多写或漏写了一个负号。",
            ),
        )
