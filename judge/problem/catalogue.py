"""All exercises, in the order of the track."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from judge.errors import AuthorError, OperatorError, UnknownName
from judge.message import Message, _
from judge.near import near
from judge.problem.layout import CARDS
from judge.problem.loader import load
from judge.problem.problem import Problem

DEFAULT_ROOT = Path(__file__).parents[2] / "problems"


class Catalogue:
    """The exercises that can be judged. Iterates in track order; looks up by id or by number."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self._problems = sorted(problems, key=lambda problem: (problem.meta.order, problem.id))
        self._named: dict[str, Problem] = {}
        for problem in self._problems:
            for name in (problem.id, str(problem.number)):
                self._named.setdefault(name, problem)

    @classmethod
    def load(cls, root: Path | None = None) -> "Catalogue":
        """Every folder of ``root``; raises :class:`AuthorError` for the first exercise that is at fault."""
        catalogue = cls(load(folder) for folder in folders(root))
        for fault in relations(catalogue):
            raise fault
        return catalogue

    @property
    def version(self) -> str:
        """A short hash of all that decides verdicts: the same wherever the same exercises are."""
        text = "\n".join(f"{problem.id} {problem.version}" for problem in sorted(self, key=lambda one: one.id))
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def __iter__(self) -> Iterator[Problem]:
        return iter(self._problems)

    def __len__(self) -> int:
        return len(self._problems)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._lookup(name) is not None

    def __getitem__(self, name: str) -> Problem:
        return self.find(name)

    def find(self, name: str) -> Problem:
        """The exercise called ``name``: its id (``_`` may stand for ``-``) or its number."""
        problem = self._lookup(name)
        if problem is not None:
            return problem
        other = near(_normal(name), [problem.id for problem in self])
        shown = name if len(name) <= 60 else name[:57] + "…"
        if other:
            raise UnknownName(
                _("No exercise is called {name}. Did you mean {near}?", name=shown, near=other), near=other
            )
        raise UnknownName(_("No exercise is called {name}.", name=shown))

    def _lookup(self, name: str) -> Problem | None:
        return self._named.get(_normal(name))


def folders(root: Path | None = None) -> list[Path]:
    """The exercise folders in ``root``, by default the ones that come with the judge."""
    root = root or DEFAULT_ROOT
    if not root.is_dir():
        raise OperatorError(_("There is no folder of exercises at {path}.", path=str(root)))
    return sorted(path for path in root.iterdir() if path.is_dir() and path.name[0] not in "._" and path.name != CARDS)


def relations(problems: Iterable[Problem]) -> Iterator[AuthorError]:
    """Faults between exercises: shared places and numbers, prerequisites that are unknown, later, or go in circles."""
    ordered = list(problems)
    known = {problem.id: problem for problem in ordered}
    yield from _shared(ordered)
    for problem in ordered:
        where = f"{problem.where}/problem.yaml"
        for required in problem.meta.requires:
            if required not in known:
                yield AuthorError(_unknown(required, near(required, known)), where=where)
            elif known[required].meta.order >= problem.meta.order and not _circle(problem, known):
                yield AuthorError(_("requires: {id} comes later on the track", id=required), where=where)
        circle = _circle(problem, known)
        if circle:
            yield AuthorError(_("requires: goes in a circle: {circle}", circle=" → ".join(circle)), where=where)


def _unknown(required: str, other: str | None) -> Message:
    if other:
        return _("requires: no exercise is called {id}; did you mean {near}?", id=required, near=other)
    return _("requires: no exercise is called {id}", id=required)


def _shared(problems: list[Problem]) -> Iterator[AuthorError]:
    for key in ("order", "number"):
        first: dict[int, str] = {}
        for problem in problems:
            value: int | None = getattr(problem.meta, key)
            if value is None:
                continue
            if value in first:
                message = _("{key}: {value} is taken by {other}", key=key, value=value, other=first[value])
                yield AuthorError(message, where=f"{problem.where}/problem.yaml")
            first.setdefault(value, problem.id)


def _circle(start: Problem, known: dict[str, Problem]) -> list[str]:
    """The prerequisites that lead from ``start`` back to it; empty where none do."""
    trail: list[tuple[str, list[str]]] = [(start.id, [start.id])]
    seen: set[str] = set()
    while trail:
        id, path = trail.pop()
        for required in known[id].meta.requires if id in known else ():
            if required == start.id:
                return [*path, required]
            if required not in seen:
                seen.add(required)
                trail.append((required, [*path, required]))
    return []


def _normal(name: str) -> str:
    return name.strip().lower().replace("_", "-")
