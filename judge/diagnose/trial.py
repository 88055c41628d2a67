"""One judged case as evidence."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.compare.arguments import tensors
from judge.frame import Frame

if TYPE_CHECKING:
    from judge.plan import PlannedCase


@dataclass(frozen=True, slots=True)
class Trial:
    """What was planned, what the submission did, and whether that was wrong."""

    planned: "PlannedCase"
    frame: Frame
    failed: bool

    @property
    def size(self) -> int:
        """How many numbers go in: a measure of the work."""
        return sum(tensor.numel() for _place, tensor in tensors(self.planned.case))
