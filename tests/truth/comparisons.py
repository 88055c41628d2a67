"""All comparisons: importing this enters them, in the order of the track."""

from tests.truth import absolute, relative, rotations, scaling, serving
from tests.truth.agreement import PEERS, Peer, catalogue

__all__ = ["absolute", "comparisons", "relative", "rotations", "scaling", "serving"]


def comparisons() -> list[Peer]:
    """Those whose exercise exists, by the order of the track."""
    order = {problem.id: i for i, problem in enumerate(catalogue())}
    return sorted((peer for peer in PEERS if peer.exercise in order), key=lambda peer: order[peer.exercise])
