"""Judges kind ``answer``: numbers worked out by hand. The sheet is data from end to end, so no sandbox is needed.

Every blank is judged by itself: one that cannot be read (CE) keeps nobody from learning about the others.

The wanted numbers are never shown: the sheet would be filled with them. What is said is which blank is wrong, whether
it is close, and, where the evidence singles one out, which mistake gives exactly these numbers.
"""

import platform
import secrets
import time
from collections.abc import Mapping
from typing import Any, TypeAlias

import torch

from judge import __version__
from judge.case import Draw
from judge.errors import AuthorError
from judge.expression import Unreadable, evaluate, plain
from judge.message import Lang, Message, _
from judge.outcome import CaseOutcome, Diagnosis, Outcome
from judge.problem import Problem, WrongAnswer
from judge.question import Blank, Question
from judge.sheet import Sheet, agreed_seed, blank_sheet, read_sheet, unknown, written
from judge.verdict import Verdict

Row: TypeAlias = tuple[float, ...]

_CLOSE = 0.05
"""An answer this near to the right one, relative to it or absolutely, was found but not worked out far enough."""


def draw_question(problem: Problem, seed: int) -> Question:
    """The question that ``seed`` stands for."""
    return problem.question(Draw(seed))


def answer_sheet(problem: Problem, seed: int, lang: Lang) -> str:
    """The text that a learner fills in."""
    return blank_sheet(problem.name, draw_question(problem, seed), seed, lang)


def judge_answer(
    problem: Problem, source: str, seed: int | None = None, mode: str = "submit", id: str | None = None
) -> Outcome:
    """What becomes of the sheet ``source``.

    The sheet says which question it answers (``seed = …``); ``seed`` is for sheets that do not, and must not differ.
    """
    begun = time.perf_counter()
    cases, diagnosis, seed = _judge(problem, source, seed)
    return Outcome(
        id=id or secrets.token_hex(8),
        problem=problem.id,
        mode=mode,
        verdict=next((case.verdict for case in cases if case.verdict != Verdict.AC), Verdict.AC),
        cases=cases,
        diagnosis=diagnosis,
        seed=seed,
        time_ms=(time.perf_counter() - begun) * 1000,
        limits=problem.limits,
        sandbox="none",
        versions={
            "judge": __version__,
            "problem": problem.version,
            "torch": torch.__version__,  # it draws the question
            "python": platform.python_version(),
        },
    )


Judged: TypeAlias = tuple[tuple[CaseOutcome, ...], tuple[Diagnosis, ...], int]


def _judge(problem: Problem, source: str, seed: int | None) -> Judged:
    name = "1"
    try:
        sheet = read_sheet(source)
        seed = agreed_seed(sheet.seed, seed)
        question = draw_question(problem, seed)
        name = question.blanks[0].name
        filled, unreadable = _filled(sheet, question)
        cases = tuple(_case(problem, blank, filled, unreadable) for blank in question.blanks)
        return cases, _diagnose(problem, question, filled, cases), seed
    except Unreadable as error:
        return (_failed(name, Verdict.CE, error.message),), (), seed or 0
    except AuthorError as error:
        message = _("this exercise is broken, not your answer ({error})", error=str(error))
        return (_failed(name, Verdict.IE, message),), (), seed or 0


def _failed(name: str, verdict: Verdict, message: Message) -> CaseOutcome:
    return CaseOutcome(name=name, sample=True, verdict=verdict, message=message)


def _filled(sheet: Sheet, question: Question) -> tuple[dict[str, Row], dict[str, Message]]:
    """The numbers of every blank that is filled in, by the blank's name; and what is said of those without sense."""
    names = [plain(blank.name) for blank in question.blanks]
    filled: dict[str, Row] = {}
    unreadable: dict[str, Message] = {}
    for name, line in sheet.lines.items():
        if name not in names:
            raise unknown(line, names)
        try:
            if line.filled:
                filled[name] = line.row()
        except Unreadable as error:
            unreadable[name] = error.message
    return filled, unreadable


def _case(problem: Problem, blank: Blank, filled: Mapping[str, Row], unreadable: Mapping[str, Message]) -> CaseOutcome:
    name, total = plain(blank.name), blank.components
    if name in unreadable:
        return _failed(blank.name, Verdict.CE, unreadable[name])
    row = filled.get(name)
    if row is None:
        message = _("{name} is not filled in", name=blank.name)
        return _failed(blank.name, Verdict.WA, message)
    if len(row) != total:
        message = _("{name}: numbers wanted: {want}, given: {got}", name=blank.name, want=total, got=len(row))
        return _failed(blank.name, Verdict.WA, message)
    allowed = _allowed(problem, blank, blank.want)
    wrong = [i for i in range(total) if not abs(row[i] - blank.want[i]) <= allowed[i]]
    return CaseOutcome(
        name=blank.name,
        sample=True,
        verdict=Verdict.WA if wrong else Verdict.AC,
        message=_complaint(blank, row, wrong, max(allowed)) if wrong else None,
        tolerance=max(allowed),
        wrong=len(wrong),
        total=total,
    )


def _allowed(problem: Problem, blank: Blank, around: Row) -> Row:
    """How far each number of a blank may be from ``around``."""
    if blank.atol is not None:
        return (blank.atol,) * len(around)
    bound = problem.meta.tolerance.bound("number")
    if bound is None:
        raise AuthorError(_("no tolerance is stated for numbers"), where=f"{problem.where}/problem.yaml")
    return tuple(bound.atol + bound.rtol * abs(value) for value in around)


def _complaint(blank: Blank, row: Row, wrong: list[int], tolerance: float) -> Message:
    if all(abs(row[i] - blank.want[i]) <= _CLOSE * max(1.0, abs(blank.want[i])) for i in wrong):
        return _("{name} is close, but it has to be within {tolerance}", name=blank.name, tolerance=tolerance)
    if blank.components == 1:
        return _("{name} is wrong", name=blank.name)
    if len(wrong) == 1:
        return _("{name}: number {n} of {total} is wrong", name=blank.name, n=wrong[0] + 1, total=len(row))
    return _("{name}: {wrong} of {total} numbers are wrong", name=blank.name, wrong=len(wrong), total=len(row))


def _diagnose(
    problem: Problem, question: Question, filled: Mapping[str, Row], cases: tuple[CaseOutcome, ...]
) -> tuple[Diagnosis, ...]:
    """The one misconception that gives every number filled in, if something is wrong and there is exactly one."""
    if not any(case.verdict == Verdict.WA and plain(case.name) in filled for case in cases):
        return ()
    agreeing = [wrong for wrong in problem.wrong_answers if _agrees(problem, wrong, question, filled)]
    if len(agreeing) != 1:
        return ()
    return (Diagnosis(id=agreeing[0].id, title=agreeing[0].title, text=agreeing[0].text),)


def _agrees(problem: Problem, wrong: WrongAnswer, question: Question, filled: Mapping[str, Row]) -> bool:
    try:
        rows = answered(wrong.entry(), question)
    except Exception:  # whatever an author's file does, the learner's verdict stands; `judge check` reports it
        return False
    for blank in question.blanks:
        row, theirs = filled.get(plain(blank.name)), rows.get(blank.name)
        if row is None:
            continue
        if theirs is None or len(theirs) != len(row):
            return False
        allowed = _allowed(problem, blank, theirs)
        if any(abs(x - y) > a for x, y, a in zip(row, theirs, allowed, strict=True)):
            return False
    return True


def answered(answer: Any, question: Question) -> dict[str, Row]:
    """The numbers that ``answer``, the function of a solution or a wrong answer, gives for ``question``."""
    return {name: evaluate(written(value)) for name, value in answer(question.values()).items()}
