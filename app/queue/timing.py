"""How long who waits for whom. One number decides: after how many seconds of silence a process counts as gone."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timing:
    """``stalled``: seconds after which a worker that says nothing is taken for dead, and what it held is given back."""

    stalled: float = 15.0

    @property
    def beat(self) -> float:
        """So often a process says that it lives."""
        return self.stalled / 5

    @property
    def look(self) -> float:
        """So often a server asks how long the queue is and who lives."""
        return min(1.0, self.beat)

    @property
    def poll(self) -> float:
        """So often it asks for verdicts of which no notice came."""
        return min(2.0, self.beat)
