"""What all probes share: how the evidence of several cases and several results is put together."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum
from typing import ClassVar

from judge.diagnose.evidence import Evidence, Leaf
from judge.message import Text
from judge.outcome import Diagnosis


class Sign(Enum):
    """What one result says about a suspected mistake."""

    CONTRADICTS = 0
    FITS = 1  # but would fit other mistakes, or none, as well: zeros, a single element, a single position
    SHOWS = 2


class Probe(ABC):
    """One suspected mistake. ``implies``: ids of probes that hold, with less to say, wherever this one holds."""

    id: ClassVar[str]
    implies: ClassVar[frozenset[str]] = frozenset({"generic-input-modified"})

    def holds(self, evidence: Sequence[Evidence]) -> bool:
        """Every case must fit, those that were right included, and at least one failing case must show the mistake.

        Of several results only those that are wrong in some case are looked at, but these in all cases.
        """
        failing = [one for one in evidence if one.failed]
        if any(one.leaves is None or all(leaf.right for leaf in one.leaves) for one in failing):
            return False
        suspects = {i for one in failing for i, leaf in enumerate(one.leaves or ()) if not leaf.right}
        shown = False
        for one in sorted(evidence, key=lambda one: not one.failed):
            for i, leaf in enumerate(one.leaves or ()):
                if i not in suspects:
                    continue
                sign = self.look(leaf, one)
                if sign is Sign.CONTRADICTS:
                    return False
                shown = shown or (sign is Sign.SHOWS and not leaf.right)
        return shown and self.settled()

    @abstractmethod
    def look(self, leaf: Leaf, evidence: Evidence) -> Sign:
        """What ``leaf``, one result of the case ``evidence``, says."""

    def settled(self) -> bool:
        """Whether what was remembered over all cases comes down to one mistake."""
        return True

    @abstractmethod
    def words(self) -> tuple[Text, Text]:
        """Title and explanation."""

    def diagnosis(self) -> Diagnosis:
        """The finding, once :meth:`holds` has said so."""
        title, text = self.words()
        return Diagnosis(id=self.id, title=title, text=text)
