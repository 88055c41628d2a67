"""Fingerprints of a sequence of labels, by winnowing.

Every run of ``PIECE`` labels has a hash. Of each ``WINDOW`` hashes in a row the smallest is kept, the rightmost of
equals: so two sequences that share ``PIECE + WINDOW - 1`` labels in a row are sure to share a fingerprint, and nothing
shorter than ``PIECE`` ever counts.
"""

from collections.abc import Iterator, Sequence
from hashlib import blake2b

from app.classroom.similarity.labels import Label

PIECE = 10
WINDOW = 5


def hashes(found: Sequence[Label]) -> list[int]:
    """The hash of every piece, in order."""
    names = [name.encode("utf-8", "replace") for name, _line in found]
    pieces = (b"\0".join(names[start : start + PIECE]) for start in range(len(names) - PIECE + 1))
    return [int.from_bytes(blake2b(piece, digest_size=8).digest()) for piece in pieces]


def winnowed(found: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The fingerprints among ``found``: where each stands, and the hash."""
    last = -1
    for start in range(max(1, len(found) - WINDOW + 1)):
        window = found[start : start + WINDOW]
        if not window:
            return
        least = min(window)
        place = start + max(n for n, one in enumerate(window) if one == least)
        if place > last:
            last = place
            yield place, least
