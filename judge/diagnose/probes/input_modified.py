"""The input was written to."""

from collections.abc import Sequence

from judge.diagnose.evidence import Evidence, Leaf
from judge.diagnose.probes.probe import Probe, Sign
from judge.message import Text


class InputModified(Probe):
    """On every failing case the caller's tensor has changed."""

    id = "generic-input-modified"
    implies = frozenset()

    def holds(self, evidence: Sequence[Evidence]) -> bool:
        failing = [one for one in evidence if one.failed]
        return bool(failing) and all(one.modified for one in failing)

    def look(self, leaf: Leaf, evidence: Evidence) -> Sign:
        return Sign.SHOWS if evidence.modified else Sign.CONTRADICTS

    def words(self) -> tuple[Text, Text]:
        return (
            Text("The input was modified in place", "输入被原地修改了"),
            Text(
                "After the call the caller's tensor has changed. Slices and views share memory with the tensor they "
                "come from, so x[...] = …, +=, or a method that ends in an underscore writes through to it; what is "
                "read afterwards is no longer the input. Build a new tensor.",
                "调用之后，调用者手里的张量变了。切片和视图与原张量共享内存，所以 x[...] = …、+= 以及以下划线结尾的方法"
                "都会写回原张量，之后再读到的就不是输入了。请另建一个新张量。",
            ),
        )
