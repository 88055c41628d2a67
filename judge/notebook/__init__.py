"""Judge a function from a notebook: ``from judge.notebook import check; check("rotate_half", rotate_half)``.

The report is the one that the command line and the web page show. The engine starts with the first check and stays
warm; later checks cost milliseconds.
"""

import atexit
import threading
from functools import cache
from typing import TYPE_CHECKING, Any

from judge.errors import LearnerError
from judge.language import environment_language
from judge.message import Lang, _
from judge.notebook.shown import Checked
from judge.notebook.source import source_of
from judge.problem import Catalogue
from judge.report import report
from judge.seed import check_seed

if TYPE_CHECKING:
    from judge.case import Value
    from judge.engine import Engine

__all__ = ["Checked", "case", "check", "close"]

_lock = threading.Lock()
_engine: "Engine | None" = None


def check(
    problem: str, answer: Any, *, mode: str = "submit", seed: int | None = None, lang: Lang | None = None
) -> Checked:
    """Judge ``answer``, a function or class (or a filled-in sheet as text), as the exercise ``problem``.

    ``-`` and ``_`` in the exercise's id are the same. ``mode="run"`` judges the samples only.
    """
    from judge.engine import Submission

    found = _catalogue().find(problem)
    submission = Submission(found.id, source_of(found, answer), "run" if mode == "run" else "submit", seed=seed)
    ticket = _warm().submit(submission)
    lang = lang or environment_language()
    return Checked(report(ticket.result(), lang), lang)


def case(problem: str, name: str, *, seed: int) -> "tuple[tuple[Value, ...], dict[str, Value]]":
    """The arguments of the case called ``name``, drawn again: ``args, kwargs = case("rope-half", "basic", seed=7)``.

    They are those of a report with this seed if exercise and torch are of the versions that the report names.
    """
    from judge.case import Draw

    found = _catalogue().find(problem)
    check_seed(seed)
    cases = {one.name: one for one in found.cases(Draw(seed))}
    if name not in cases:
        raise LearnerError(_("there is no case {name}; there are {names}", name=name, names=", ".join(cases)))
    return cases[name].args, dict(cases[name].kwargs)


def close() -> None:
    """End the warm engine; the next check starts another."""
    global _engine
    with _lock:
        engine, _engine = _engine, None
    if engine is not None:
        engine.close()


@cache
def _catalogue() -> Catalogue:
    return Catalogue.load()


def _warm() -> "Engine":
    global _engine
    from judge.engine import Engine

    with _lock:
        if _engine is None:
            _engine = Engine(_catalogue(), slots=1)
            _engine.start()
            atexit.register(close)
        return _engine
