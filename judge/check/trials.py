"""Submissions that come with an exercise, each with the outcome that it must have.

A trial is judged by the real engine, exactly as a learner's submission would be.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

from judge.answer import answer_sheet, draw_question
from judge.check.sources import code_lines, without_line
from judge.choice import choice_sheet, filled_choice, lettered
from judge.errors import AuthorError
from judge.message import Message, _
from judge.outcome import Outcome
from judge.problem import Problem, WrongAnswer
from judge.problem.choices import Option
from judge.problem.layout import CHOICES
from judge.problem.module import author_error, function, load_module
from judge.sheet import filled_sheet
from judge.verdict import Verdict

Role: TypeAlias = Literal["starter", "accepted", "wrong", "other", "line"]
Complaint: TypeAlias = Callable[[Outcome], Message | None]
Source: TypeAlias = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Trial:
    """One submission with one seed; ``complaint`` says what is wrong with its outcome, if anything."""

    problem: str
    role: Role
    where: str
    source: str
    seed: int
    complaint: Complaint


def trials(problem: Problem, seeds: Sequence[int]) -> Iterator[Trial]:
    """Everything that has to be run for ``problem``. Raises :class:`AuthorError` where a trusted file fails."""
    if problem.kind == "choice":
        yield from _choices(problem, seeds)
        return
    for seed in seeds:
        yield _trial(problem, "starter", "starter.py", _starter(problem), seed, must_fail)
        for path in (problem.folder / "solution.py", *problem.accepted):
            yield _trial(problem, "accepted", _name(problem, path), _source(problem, path), seed, must_pass)
        for wrong in problem.wrong_answers:
            name = _name(problem, wrong.path)
            yield _trial(problem, "wrong", name, _source(problem, wrong.path), seed, must_be_named(wrong))
    for verdict, paths in problem.others.items():
        for path in paths:
            source = _source(problem, path)
            yield _trial(problem, "other", _name(problem, path), source, seeds[0], must_get(verdict))
    if problem.kind == "code":
        yield from _shortened(problem, seeds[0])


def _choices(problem: Problem, seeds: Sequence[int]) -> Iterator[Trial]:
    """The blank sheet, the right options by id and by letter, each wrong one beside them, and all but one right one."""
    choices = problem.choices
    right = sorted(choices.right)
    for seed in seeds:
        letters = [letter for letter, option in lettered(problem, seed).items() if option.correct]

        def trial(role: Role, name: str, chosen: list[str], complaint: Complaint, seed: int = seed) -> Trial:
            where = f"{problem.where}/{CHOICES}#{name}"
            return Trial(problem.id, role, where, filled_choice(seed, chosen), seed, complaint)

        yield Trial(problem.id, "starter", problem.where, choice_sheet(problem, seed, "en"), seed, must_fail)
        yield trial("accepted", "ids", right, must_pass)
        yield trial("accepted", "letters", letters, must_pass)
        for option in choices.wrong:
            beside = [*right, option.id] if choices.several else [option.id]
            yield trial("wrong", option.id, beside, must_be_named(option))
        for id in right if len(right) > 1 else ():
            yield trial("other", f"without-{id}", [other for other in right if other != id], must_get(Verdict.WA))


def _shortened(problem: Problem, seed: int) -> Iterator[Trial]:
    """The solution with each of its lines taken out: if it still passes, the line is no part of the solution."""
    lines = problem.solution.splitlines()
    for line in code_lines(problem.solution):
        source = without_line(problem.solution, line)
        complaint = must_miss(lines[line - 1].strip())
        yield Trial(problem.id, "line", f"{problem.where}/solution.py:{line}", source, seed, complaint)


def _trial(problem: Problem, role: Role, name: str, source: Source, seed: int, complaint: Complaint) -> Trial:
    return Trial(problem.id, role, f"{problem.where}/{name}", source(seed), seed, complaint)


def _name(problem: Problem, path: Path) -> str:
    return path.relative_to(problem.folder).as_posix()


def _starter(problem: Problem) -> Source:
    if problem.kind == "code":
        return lambda seed: problem.starter
    return lambda seed: answer_sheet(problem, seed, "en")


def _source(problem: Problem, path: Path) -> Source:
    """What a learner with this file would hand in: the file itself, or the sheet that its ``answer`` fills in."""
    name = _name(problem, path)
    source = problem.read(name)
    if problem.kind == "code":
        return lambda seed: source
    where = f"{problem.where}/{name}"
    answer = function(load_module(path, source, where), "answer", where)
    return lambda seed: filled_sheet(seed, _answers(answer, draw_question(problem, seed).values(), path, where))


def _answers(answer: Callable[..., Any], given: Mapping[str, Any], path: Path, where: str) -> Mapping[str, Any]:
    try:
        answers = answer(given)
    except Exception as error:
        raise author_error(error, path, where) from error
    if not isinstance(answers, Mapping):
        message = _("answer: expected a dict, found {found}", found=type(answers).__name__)
        raise AuthorError(message, where=where)
    return answers


def must_pass(outcome: Outcome) -> Message | None:
    """Accepted, in every case."""
    return None if outcome.verdict == Verdict.AC else _but(Verdict.AC, outcome)


def must_fail(outcome: Outcome) -> Message | None:
    """Anything but accepted."""
    if outcome.verdict == Verdict.IE:
        return _but(Verdict.WA, outcome)
    if outcome.verdict == Verdict.AC:
        return _("passes, so there would be nothing to do for a learner")
    return None


def must_get(verdict: Verdict) -> Complaint:
    """The verdict that the folder is named after."""
    return lambda outcome: None if outcome.verdict == verdict else _but(verdict, outcome)


def must_be_named(wrong: WrongAnswer | Option) -> Complaint:
    """WA, and diagnosed as itself and nothing else."""

    def complaint(outcome: Outcome) -> Message | None:
        if outcome.verdict != Verdict.WA:
            return _but(Verdict.WA, outcome)
        ids = [diagnosis.id for diagnosis in outcome.diagnosis]
        if ids == [wrong.id]:
            return None
        cut = next((case for case in outcome.cases if case.verdict in (Verdict.TLE, Verdict.MLE, Verdict.OLE)), None)
        if cut is not None:
            return _("seed {seed}: nothing was diagnosed, since case {case} ended as {verdict}",
                     seed=outcome.seed, case=cut.name, verdict=str(cut.verdict))  # fmt: skip
        if not ids:
            return _("seed {seed}: WA, but not diagnosed: another mistake gives the same results", seed=outcome.seed)
        return _("seed {seed}: diagnosed as {found}, not as itself", seed=outcome.seed, found=", ".join(ids))

    return complaint


def must_miss(text: str) -> Complaint:
    """Anything but accepted, for a solution that lacks the line ``text``."""

    def complaint(outcome: Outcome) -> Message | None:
        if outcome.verdict != Verdict.AC:
            return None
        return _("nothing notices when this line is deleted: {text}", text=text)

    return complaint


def _but(wanted: Verdict, outcome: Outcome) -> Message:
    """``wanted`` was expected; say in which case it went differently."""
    for case in outcome.cases:
        if case.verdict == outcome.verdict and case.verdict != Verdict.AC:
            said = str(case.message).strip() if case.message else ""
            return _(
                "seed {seed}: expected {wanted}, got {got} in case {case}: {said}",
                seed=outcome.seed,
                wanted=wanted.value,
                got=outcome.verdict.value,
                case=case.name,
                said=said,
            )
    return _(
        "seed {seed}: expected {wanted}, got {got}", seed=outcome.seed, wanted=wanted.value, got=outcome.verdict.value
    )
