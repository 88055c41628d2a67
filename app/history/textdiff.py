"""Two texts line by line: what is the same, what went, what came, and within a changed line which words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import Match, SequenceMatcher
from itertools import accumulate
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["same", "gone", "new", "skipped"]
Piece: TypeAlias = "tuple[str, bool]"

CONTEXT = 3
LONGEST = 2000  # lines that are compared; texts that differ in more are shown as replaced
WIDEST = 400  # characters of a line that is looked into
EFFORT = 2_000_000  # pairs that are looked at, all in all: half a second; honest work takes a few thousand
_WORDS = re.compile(r"\w+|\s+|[^\w\s]")


@dataclass(frozen=True, slots=True)
class Line:
    """One line. ``old`` and ``new`` are its numbers, from 1; ``pieces`` is its text, True where it changed."""

    kind: Kind
    old: int | None
    new: int | None
    pieces: tuple[Piece, ...]

    @property
    def sign(self) -> str:
        return {"gone": "−", "new": "+"}.get(self.kind, " ")


@dataclass(frozen=True, slots=True)
class Row:
    """A line of each side, for two columns."""

    left: Line | None
    right: Line | None


@dataclass(frozen=True, slots=True)
class Diff:
    """What is different between two texts."""

    lines: tuple[Line, ...]
    gone: int
    new: int

    @property
    def rows(self) -> Iterator[Row]:
        """The same side by side: what went beside what came."""
        gone: list[Line] = []
        new: list[Line] = []
        for line in (*self.lines, None):
            if line is not None and line.kind == "gone":
                gone.append(line)
            elif line is not None and line.kind == "new":
                new.append(line)
            else:
                for n in range(max(len(gone), len(new))):
                    yield Row(gone[n] if n < len(gone) else None, new[n] if n < len(new) else None)
                gone, new = [], []
                if line is not None:
                    yield Row(line, line)


class Effort:
    """How much may still be compared. ``difflib`` takes cubic time for texts that are made for it."""

    def __init__(self, left: int = EFFORT) -> None:
        self.left = left

    def takes(self, cost: int) -> bool:
        """Whether there is enough left; it is used up then."""
        self.left -= cost
        return self.left >= 0


class Patient(SequenceMatcher[str]):
    """Finds no more that is the same once the effort is used up; what is left counts as replaced."""

    def __init__(self, a: list[str], b: list[str], effort: Effort) -> None:
        super().__init__(None, a, b, autojunk=False)
        self._effort = effort
        places: dict[str, list[int]] = self.b2j  # type: ignore[attr-defined]
        self._costs = [0, *accumulate(1 + len(places.get(one, ())) for one in a)]

    def find_longest_match(self, alo: int = 0, ahi: int | None = None, blo: int = 0, bhi: int | None = None) -> Match:
        end = len(self._costs) - 1 if ahi is None else ahi
        if not self._effort.takes(self._costs[end] - self._costs[alo]):
            return Match(alo, blo, 0)
        return super().find_longest_match(alo, ahi, blo, bhi)


def diff(old: str, new: str) -> Diff:
    """From ``old`` to ``new``. Long stretches that are the same are left out, with a line that says so."""
    a, b = old.splitlines(), new.splitlines()
    lines = list(_lines(a, b, Effort()))
    return Diff(
        tuple(_shortened(lines)),
        sum(line.kind == "gone" for line in lines),
        sum(line.kind == "new" for line in lines),
    )


def _lines(a: list[str], b: list[str], effort: Effort) -> Iterator[Line]:
    for tag, i1, i2, j1, j2 in _blocks(a, b, effort):
        if tag == "equal":
            for n in range(i2 - i1):
                yield Line("same", i1 + n + 1, j1 + n + 1, ((a[i1 + n], False),))
            continue
        paired = i2 - i1 == j2 - j1
        within = [_within(a[i1 + n], b[j1 + n], effort) for n in range(i2 - i1)] if paired else []
        for n in range(i1, i2):
            yield Line("gone", n + 1, None, within[n - i1][0] if paired else ((a[n], False),))
        for n in range(j1, j2):
            yield Line("new", None, n + 1, within[n - j1][1] if paired else ((b[n], False),))


def _blocks(a: list[str], b: list[str], effort: Effort) -> Iterator[tuple[str, int, int, int, int]]:
    """``difflib``'s blocks. It takes quadratic time, so equal ends are put aside and very long texts not compared."""
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    end = 0
    while end < min(len(a), len(b)) - start and a[-1 - end] == b[-1 - end]:
        end += 1
    if start:
        yield "equal", 0, start, 0, start
    left, right = a[start : len(a) - end], b[start : len(b) - end]
    if max(len(left), len(right)) > LONGEST:
        yield "replace", start, len(a) - end, start, len(b) - end
    else:
        for tag, i1, i2, j1, j2 in Patient(left, right, effort).get_opcodes():
            yield tag, i1 + start, i2 + start, j1 + start, j2 + start
    if end:
        yield "equal", len(a) - end, len(a), len(b) - end, len(b)


def _within(old: str, new: str, effort: Effort) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """The words that changed in a line, unless nearly all of it did."""
    whole: tuple[tuple[Piece, ...], tuple[Piece, ...]] = (((old, False),), ((new, False),))
    if max(len(old), len(new)) > WIDEST:
        return whole
    a, b = _WORDS.findall(old), _WORDS.findall(new)
    matcher = Patient(a, b, effort)
    if matcher.ratio() < 0.4:
        return whole
    left: list[Piece] = []
    right: list[Piece] = []
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        left.append(("".join(a[i1:i2]), tag != "equal"))
        right.append(("".join(b[j1:j2]), tag != "equal"))
    return tuple(p for p in left if p[0]), tuple(p for p in right if p[0])


def _shortened(lines: list[Line]) -> Iterator[Line]:
    """Only what changed, with some lines around it."""
    near = [False] * len(lines)
    for n, line in enumerate(lines):
        if line.kind != "same":
            for m in range(max(0, n - CONTEXT), min(len(lines), n + CONTEXT + 1)):
                near[m] = True
    skipped = 0
    for line, shown in zip(lines, near, strict=True):
        if shown:
            if skipped:
                yield Line("skipped", None, None, ((str(skipped), False),))
            skipped = 0
            yield line
        else:
            skipped += 1
    if skipped and skipped < len(lines):
        yield Line("skipped", None, None, ((str(skipped), False),))
