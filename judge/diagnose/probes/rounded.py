"""Precision was lost on the way, and the dtype does not show it."""

import torch
from torch import Tensor

from judge.compare.parts import dtype_text
from judge.diagnose.evidence import Evidence, Leaf
from judge.diagnose.probes.probe import Probe, Sign
from judge.message import Text

# From the coarsest, with the unit roundoff: every bfloat16 of ordinary size is a float32 as well.
_COARSE = ((torch.bfloat16, 2.0**-8), (torch.float16, 2.0**-11), (torch.float32, 2.0**-24))
_SLACK = 4  # a rotation in the coarse dtype may be off by 2.5 units of its pair


class Rounded(Probe):
    """Every element is a number of a coarser dtype, and near the wanted one by that dtype's standards."""

    id = "generic-rounded"

    def __init__(self) -> None:
        self._left = [dtype for dtype, _unit in _COARSE]

    def look(self, leaf: Leaf, evidence: Evidence) -> Sign:
        if not leaf.same_form or not leaf.got_dtype.is_floating_point:
            return Sign.FITS if leaf.right else Sign.CONTRADICTS
        if not leaf.got.numel():
            return Sign.FITS
        units = dict(_COARSE)
        self._left = [dtype for dtype in self._left if _came_through(leaf, dtype, units[dtype])]
        if not self._left:
            return Sign.CONTRADICTS
        changed = _through(leaf.want, self._left[0]) != leaf.want
        return Sign.SHOWS if int(changed.sum()) > 1 else Sign.FITS

    def words(self) -> tuple[Text, Text]:
        dtype = dtype_text(str(self._left[0]))
        return (
            Text(f"The values were rounded to {dtype}", f"数值被舍入成了 {dtype}"),
            Text(
                f"The dtype is right, but every element is a {dtype} number close to the wanted one: the values went "
                f"through {dtype} and lost digits that a later conversion cannot bring back.",
                f"dtype 是对的，但每个元素都恰好是一个 {dtype} 数，并且离正确值很近：数值中途经过了 {dtype}，"
                "丢掉的有效位后来再转换也找不回来。",
            ),
        )


def _through(value: Tensor, dtype: torch.dtype) -> Tensor:
    return value.to(dtype).to(torch.float64)


def _came_through(leaf: Leaf, dtype: torch.dtype, unit: float) -> bool:
    if torch.finfo(leaf.got_dtype).eps >= torch.finfo(dtype).eps:
        return leaf.right  # nothing to lose: such a result has to be right
    if not torch.equal(_through(leaf.got, dtype), leaf.got):
        return False
    size = leaf.want.abs().amax(-1, keepdim=True) if leaf.want.ndim else leaf.want.abs()
    return bool(((leaf.got - leaf.want).abs() <= _SLACK * unit * size + leaf.allowed).all())
