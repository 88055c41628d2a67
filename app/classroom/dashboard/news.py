"""What a dashboard's page is told: the same for its stream and for a page that asks now and then.

``projector``: nothing by which anybody could be recognized leaves the server, neither names nor ids of learners.
"""

import json
import time
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal, TypeAlias

from app.classroom.classes import Class
from app.classroom.dashboard.board import Board, News
from app.classroom.dashboard.cells import Cell, State
from app.classroom.dashboard.mistakes import Mistakes
from app.pages.words import verdict_words
from judge.message import Lang
from judge.problem import Problem

View: TypeAlias = Literal["names", "projector"]

STATES: tuple[State, ...] = ("begun", "failing", "solved")
MOST_STUCK = 50


@dataclass(frozen=True, slots=True)
class Sight:
    """Who looks at what: the class, its exercises, in which language, with or without names, stuck from how many."""

    own: Class
    problems: list[Problem]
    lang: Lang
    view: View = "names"
    times: int = 3

    @property
    def layout(self) -> str:
        """What stands in the page's head; when it is another, the page has to be loaded anew."""
        return sha256(" ".join(problem.id for problem in self.problems).encode()).hexdigest()[:12]


def message(board: Board, news: News, sight: Sight, mistakes: Mistakes) -> dict[str, Any]:
    """What ``sight`` is told of ``news``."""
    shown = {problem.id for problem in sight.problems}
    pairs = [pair for pair in news.pairs if pair[1] in shown]
    columns = shown if news.full else {problem for _learner, problem in pairs}
    told: dict[str, Any] = {
        "at": news.at,
        "full": news.full,
        "layout": sight.layout,
        "columns": {problem: counts(board, problem) for problem in sorted(columns)},
    }
    if news.learners:
        told["learners"] = [[id, name] for id, name in board.names.items()] if sight.view == "names" else None
        told["count"] = len(board.names)
    if sight.view == "names":
        told["cells"] = [[*pair, *brief(board.cells.get(pair))] for pair in sorted(pairs)]
        told["stuck"] = stuck(board, sight, mistakes)
    return told


def brief(one: Cell | None) -> tuple[str, int]:
    """State and tries; an empty state where nothing was begun."""
    return (one.state, one.tries) if one else ("", 0)


def counts(board: Board, problem: str) -> list[int]:
    """How many have begun, are failing, have solved it."""
    column = board.column(problem)
    return [column[state] for state in STATES]


def stuck(board: Board, sight: Sight, mistakes: Mistakes) -> list[dict[str, Any]]:
    """Who is stuck, as the page says it."""
    verdicts = verdict_words(sight.lang)
    problems = {problem.id: problem for problem in sight.problems}
    found: list[dict[str, Any]] = []
    now = time.time()
    for (learner, id), one in board.stuck(sight.times):
        if id in problems and one.stuck is not None and len(found) < MOST_STUCK:
            found.append(
                {
                    "learner": learner,
                    "name": board.names.get(learner, ""),
                    "problem": id,
                    "title": problems[id].name.text(sight.lang),
                    "times": one.stuck.times,
                    "minutes": max(0, int((now - one.stuck.since) / 60)),
                    "case": one.stuck.case,
                    "verdict": verdicts.get(one.stuck.verdict, one.stuck.verdict),
                    "mistake": mistakes.title(id, one.stuck.diagnosis, sight.lang),
                }
            )
    return found


def as_json(told: dict[str, Any]) -> str:
    """``told`` in one line."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
