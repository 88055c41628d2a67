"""Which two share what."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any, TypeAlias

from app.classroom.similarity.labels import labels
from app.classroom.similarity.winnow import PIECE, hashes, winnowed

Lines: TypeAlias = "tuple[tuple[int, int], ...]"

ENOUGH = 12
"""Fingerprints of its own that a source needs: with fewer, two that were written apart may well be alike."""
SHARED = 12
PART = 0.6
"""How many fingerprints two share at least, and which part of the smaller one's own they are."""
COMMON_LEAST, COMMON_PART = 3, 0.15
"""What more learners than that have, in number and as a part of all, is an idiom."""
MOST_PAIRS = 50


@dataclass(frozen=True, slots=True)
class Pair:
    """Two submissions that share ``shared`` fingerprints, ``part`` of the smaller one's own; where, in lines."""

    a: str
    b: str
    shared: int
    part: float
    lines_a: Lines
    lines_b: Lines


@dataclass(frozen=True, slots=True)
class Comparison:
    """``compared``: how many had enough of their own. ``short``: how many had not, or could not be read.

    ``common``: what more learners than that share counts as an idiom.
    """

    compared: int
    short: int
    common: int
    pairs: tuple[Pair, ...]

    def as_json(self) -> dict[str, Any]:
        """For the way between two processes."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Comparison":
        """The other end of it. Raises ValueError, TypeError or KeyError for what is none."""
        pairs = tuple(
            Pair(
                str(pair["a"]),
                str(pair["b"]),
                int(pair["shared"]),
                float(pair["part"]),
                _lines(pair["lines_a"]),
                _lines(pair["lines_b"]),
            )
            for pair in data["pairs"]
        )
        return cls(int(data["compared"]), int(data["short"]), int(data["common"]), pairs)


def compare(submissions: Mapping[str, str], explained: Iterable[str]) -> Comparison:
    """The pairs among ``submissions``, sources by name, that share more than the sources ``explained`` contain."""
    known = {one for source in explained for one in hashes(labels(source))}
    found = {name: _places(source, known) for name, source in submissions.items()}
    spread = Counter(one for places in found.values() for one in places)
    common = max(COMMON_LEAST, int(COMMON_PART * len(submissions)))
    own = {
        name: {one: lines for one, lines in places.items() if spread[one] <= common} for name, places in found.items()
    }
    told = {name: places for name, places in own.items() if len(places) >= ENOUGH}
    pairs = sorted(_pairs(told), key=lambda pair: (-pair.part, -pair.shared, pair.a, pair.b))
    return Comparison(len(told), len(submissions) - len(told), common, tuple(pairs[:MOST_PAIRS]))


def _places(source: str, known: set[int]) -> dict[int, list[tuple[int, int]]]:
    """The fingerprints of a source that nothing known explains, with the lines of each."""
    found = labels(source)
    places: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for place, one in winnowed(hashes(found)):
        if one not in known:
            lines = [line for _name, line in found[place : place + PIECE]]
            places[one].append((min(lines), max(lines)))
    return dict(places)


def _pairs(told: Mapping[str, Mapping[int, list[tuple[int, int]]]]) -> Iterable[Pair]:
    holders: dict[int, list[str]] = defaultdict(list)
    for name, places in told.items():
        for one in places:
            holders[one].append(name)
    shared: dict[tuple[str, str], list[int]] = defaultdict(list)
    for one, names in holders.items():
        for a, b in combinations(sorted(names), 2):
            shared[a, b].append(one)
    for (a, b), ones in shared.items():
        part = len(ones) / min(len(told[a]), len(told[b]))
        if len(ones) >= SHARED and part >= PART:
            sides = (_merged([lines for one in ones for lines in told[name][one]]) for name in (a, b))
            yield Pair(a, b, len(ones), round(part, 3), *sides)


def _merged(ranges: Iterable[tuple[int, int]]) -> Lines:
    """``ranges`` of lines, joined where they touch."""
    found: list[tuple[int, int]] = []
    for first, last in sorted(ranges):
        if found and first <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(found[-1][1], last))
        else:
            found.append((first, last))
    return tuple(found)


def _lines(data: Sequence[Sequence[int]]) -> Lines:
    return tuple((int(first), int(last)) for first, last in data)
