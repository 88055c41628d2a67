"""Right values in the wrong dtype."""

import torch

from judge.compare.parts import dtype_text
from judge.diagnose.evidence import Evidence, Leaf
from judge.diagnose.probes.probe import Probe, Sign
from judge.message import Text


class WrongDtype(Probe):
    """The values are right, and the result has one and the same dtype whatever is wanted."""

    id = "generic-dtype"

    def __init__(self) -> None:
        self._found: set[torch.dtype] = set()

    def look(self, leaf: Leaf, evidence: Evidence) -> Sign:
        if not leaf.values_right:
            return Sign.CONTRADICTS
        self._found.add(leaf.got_dtype)
        return Sign.SHOWS if leaf.want_dtype != leaf.got_dtype and leaf.got.numel() > 1 else Sign.FITS

    def settled(self) -> bool:
        return len(self._found) == 1

    def words(self) -> tuple[Text, Text]:
        dtype = dtype_text(str(next(iter(self._found))))
        return (
            Text(f"The result is always {dtype}", f"结果一律是 {dtype}"),
            Text(
                f"The values are right, but the result is {dtype} whatever dtype is wanted. A tensor made without "
                "dtype=, a conversion such as .float(), or an operation with a wider tensor changes the dtype; convert "
                "the result back at the end.",
                f"数值是对的，但无论应该是什么 dtype，结果都是 {dtype}。建张量时没写 dtype=、用了 .float() 之类的转换、"
                "或与精度更高的张量运算，都会改变 dtype；最后请把结果转换回去。",
            ),
        )
