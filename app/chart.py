"""The map of the track: where each exercise stands, so that it stands to the right of what it builds on.

A section is a grid. The column is the longest way to an exercise within its section; in a column it stands as near as
there is room to the rows of what it builds on, so that the lines run level.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby

from judge.problem import Problem


@dataclass(frozen=True)
class Place:
    """Where an exercise stands; ``elsewhere``: what it builds on in other sections."""

    problem: Problem
    column: int
    row: int
    elsewhere: tuple[Problem, ...]


@dataclass(frozen=True)
class Section:
    """One section of the map. A line runs from the right edge of one cell to the left edge of another."""

    track: str
    places: tuple[Place, ...]
    lines: tuple[tuple[Place, Place], ...] = field(repr=False)

    @property
    def columns(self) -> int:
        return 1 + max(place.column for place in self.places)

    @property
    def rows(self) -> int:
        return 1 + max(place.row for place in self.places)


def chart(problems: Iterable[Problem]) -> list[Section]:
    """The sections. ``problems`` come in the order of the track; what is not among them leaves no trace."""
    known = {problem.id: problem for problem in problems}
    sections = groupby(known.values(), key=lambda problem: problem.meta.track)
    return [_section(track, list(members), known) for track, members in sections]


def _section(track: str, problems: list[Problem], known: dict[str, Problem]) -> Section:
    places: dict[str, Place] = {}
    columns = _columns(problems)
    for column in range(1 + max(columns.values())):
        row = 0
        for problem in sorted((p for p in problems if columns[p.id] == column), key=lambda p: _level(p, places)):
            row = max(row, round(_level(problem, places)))
            elsewhere = tuple(known[id] for id in problem.meta.requires if id in known and id not in columns)
            places[problem.id] = Place(problem, column, row, elsewhere)
            row += 1
    ordered = tuple(places[problem.id] for problem in problems)
    lines = tuple((places[id], place) for place in ordered for id in place.problem.meta.requires if id in places)
    return Section(track, ordered, lines)


def _columns(problems: list[Problem]) -> dict[str, int]:
    """By the order of the track, in which nothing comes before what it builds on."""
    columns: dict[str, int] = {}
    for problem in problems:
        columns[problem.id] = 1 + max((columns[id] for id in problem.meta.requires if id in columns), default=-1)
    return columns


def _level(problem: Problem, places: dict[str, Place]) -> float:
    rows = [places[id].row for id in problem.meta.requires if id in places]
    return sum(rows) / len(rows) if rows else 0.0
