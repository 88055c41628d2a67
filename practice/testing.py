"""The verbs that judge: ``test`` and ``replay``."""

import sys
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from judge.errors import LearnerError
from judge.marking import refuse_blank
from judge.message import _
from judge.outcome import Outcome
from judge.problem import Catalogue, Problem
from judge.reason import reason
from judge.report import Report, report
from judge.seed import check_seed
from judge.verdict import Verdict
from practice import display
from practice.judging import Mode, Request, judge_once
from practice.language import current, say
from practice.progress import Progress, kept
from practice.showing import next_problem
from practice.terminal import command, console
from practice.workspace import Workspace, read_file, read_source, read_standard_input

LONGEST_REPORT = 16 << 20
"""Bytes of a report to replay: what a submission prints is kept in it."""


@dataclass(frozen=True)
class Order:
    """What the learner typed."""

    problem: Problem
    file: Path | None = None
    mode: Mode = "submit"
    seed: int | None = None
    case: str | None = None

    def request(self, workspace: Workspace) -> Request:
        """The same with the source read; a missing file or no seed is said before anything slow begins."""
        check_seed(self.seed)
        source = _source(self, workspace)
        refuse_blank(self.problem, source)
        return Request(self.problem, source, self.mode, self.seed, self.case)


def test(catalogue: Catalogue, workspace: Workspace, progress: Progress, order: Order, *, json: bool) -> int:
    """Judge once, show the report, note the progress; returns the exit code."""
    request = order.request(workspace)

    def then(outcome: Outcome) -> None:
        show(report(outcome, current()), json=json)
        saved = note(progress, request, outcome)
        if saved and not json and outcome.verdict is Verdict.AC and request.whole:
            _congratulate(catalogue, progress, order.problem.id)

    return exit_code(judge_once(catalogue, request, then))


def replay(
    catalogue: Catalogue, workspace: Workspace, progress: Progress, path: Path, file: Path | None, *, json: bool
) -> int:
    """Judge with the numbers of an earlier report and say what has changed."""
    earlier = _load(path)
    mode: Mode = "run" if earlier.mode == "run" else "submit"
    order = Order(catalogue.find(earlier.problem), file, mode, earlier.seed)
    request = order.request(workspace)

    def then(outcome: Outcome) -> None:
        show(report(outcome, current()), json=json)
        if not json:
            for line in _changes(earlier, outcome):
                console().print(line, markup=False)
        note(progress, request, outcome)

    return exit_code(judge_once(catalogue, request, then))


def show(shown: Report, *, json: bool = False) -> None:
    """The report, for a person or as one JSON object."""
    if json:
        sys.stdout.write(shown.model_dump_json(indent=2 if sys.stdout.isatty() else None) + "\n")
        sys.stdout.flush()
        return
    display.show(shown)


def note(progress: Progress, request: Request, outcome: Outcome) -> bool:
    """Keep the verdict, if it can be saved; an error of the judge is no attempt of the learner's."""
    if outcome.verdict is Verdict.IE:
        return False
    return kept(lambda: progress.judged(request.problem.id, outcome.verdict, whole=request.whole))


def exit_code(outcome: Outcome) -> int:
    """0 accepted, 1 judged and not accepted, 3 an error of the judge."""
    return {Verdict.AC: 0, Verdict.IE: 3}.get(outcome.verdict, 1)


def _congratulate(catalogue: Catalogue, progress: Progress, solved: str) -> None:
    problem = next_problem(catalogue, progress, after=solved)
    if problem is None:
        text = _("Solved, and with it the whole track.")
    else:
        text = _("Solved. Next: {command}", command=command("start", problem.id))
    console().print(say(text), style="bold green", markup=False, soft_wrap=True)


def _source(order: Order, workspace: Workspace) -> str:
    if order.file is not None and str(order.file) == "-":
        return read_standard_input()
    path = order.file or workspace.file(order.problem)
    if path.is_dir():
        raise LearnerError(_("{path} is a folder, not a file", path=str(path)))
    if not path.exists():
        if order.file is None:
            begin = command("start", order.problem.id)
            raise LearnerError(_("There is no {path} yet. Begin with: {command}", path=str(path), command=begin))
        raise LearnerError(_("There is no file {path}", path=str(path)))
    if not path.is_file():  # as <(…) in a shell
        raise LearnerError(_("{path} is no regular file; - reads standard input", path=str(path)))
    return read_source(path)


def _load(path: Path) -> Report:
    if path.is_dir():
        raise LearnerError(_("{path} is a folder, not a file", path=str(path)))
    if not path.exists():
        raise LearnerError(_("There is no file {path}", path=str(path)))
    try:
        return Report.model_validate_json(read_file(path, LONGEST_REPORT))
    except OSError as error:
        raise LearnerError(_("cannot read {path}: {reason}", path=str(path), reason=reason(error))) from error
    except ValidationError as error:
        where = ".".join(map(str, error.errors()[0]["loc"]))
        save = command("test", "ID", "--json > REPORT.json")
        if not where:
            raise LearnerError(
                _("{path} is no report: it holds no JSON object. {save} makes one.", path=str(path), save=save)
            ) from None
        raise LearnerError(
            _("{path} is no report: {where} is missing or of another kind. {save} makes one.",
              path=str(path), where=where, save=save)
        ) from None  # fmt: skip


def _changes(earlier: Report, outcome: Outcome) -> list[str]:
    then, now = str(earlier.verdict), str(outcome.verdict)
    lines = [say(_("The report said {then}, now it is {now}.", then=then, now=now))]
    for name, version in (earlier.versions or {}).items():
        if outcome.versions.get(name) != version:
            here = outcome.versions.get(name, "–")
            lines.append(say(_("Made with {name} {then}; this is {now}.", name=name, then=version, now=here)))
    return lines
