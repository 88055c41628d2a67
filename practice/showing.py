"""What is read rather than judged: the track, statements, hints, solutions."""

import sys
from typing import TYPE_CHECKING

from judge.errors import LearnerError
from judge.message import _
from judge.problem import Catalogue, Problem
from judge.problem.following import following
from judge.problem.sections import section_name
from practice.cardbox import CardBox
from practice.formula import readable
from practice.language import current, say
from practice.progress import Entry, Progress, kept
from practice.record import now
from practice.terminal import command, console
from practice.workspace import Workspace

if TYPE_CHECKING:
    from rich.markdown import Markdown
    from rich.syntax import Syntax

READING_WIDTH = 100


def track(catalogue: Catalogue, workspace: Workspace, progress: Progress, *, advice: bool) -> None:
    """All exercises in order, with what has been done; ``advice`` adds what to do next."""
    from rich.table import Table

    entries = progress.entries()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column()
    for title in (_("no."), _("id"), _("name"), _("level"), _("state")):
        # an id is there to be copied; only names are broken into lines, where the terminal is narrow
        table.add_column(say(title), no_wrap=title.template != "name", overflow="fold")
    section = ""
    for problem in catalogue:
        if problem.meta.track != section:
            section = problem.meta.track
            table.add_row("", "", say(section_name(section)), style="bold")
        entry = entries.get(problem.id, Entry())
        mark, state = _state(problem, entry, workspace)
        number = "" if problem.number is None else str(problem.number)
        table.add_row(mark, number, problem.id, say(problem.name), "●" * problem.meta.difficulty, state,
                      style="dim" if entry.solved else "")  # fmt: skip
    out = console()
    solved = sum(1 for problem in catalogue if entries.get(problem.id, Entry()).solved)
    total = len(catalogue)
    of = _("{solved} of 1 exercise solved", solved=solved)
    out.print(
        say(of if total == 1 else _("{solved} of {total} exercises solved", solved=solved, total=total)), style="bold"
    )
    out.print(table)
    if advice:
        out.print()
        out.print(_advice(catalogue, workspace, progress))
        if due := CardBox(workspace.folder).due(now()):
            out.print(say(_("Review cards due: {n}. {command}", n=due, command=command("cards"))))


def next_problem(catalogue: Catalogue, progress: Progress, *, after: str | None = None) -> Problem | None:
    """What to do now, or once ``after`` is solved; None where all is."""
    solved = {id for id, entry in progress.entries().items() if entry.solved}
    return following(list(catalogue), solved, after=after)


def _state(problem: Problem, entry: Entry, workspace: Workspace) -> tuple[str, str]:
    if entry.solved:
        return "✓", say(_("solved {date}", date=f"{entry.solved.astimezone():%Y-%m-%d}"))
    if entry.attempts:
        last = str(entry.last or "–")
        if entry.attempts == 1:
            return "·", say(_("1 attempt, last {verdict}", verdict=last))
        return "·", say(_("{n} attempts, last {verdict}", n=entry.attempts, verdict=last))
    if workspace.file(problem).exists():
        return "·", say(_("started"))
    return "", ""


def _advice(catalogue: Catalogue, workspace: Workspace, progress: Progress) -> str:
    problem = next_problem(catalogue, progress)
    if problem is None:
        return say(_("All solved. The editorials say more: {command}", command=command("solution", "ID")))
    verb = "test" if workspace.file(problem).exists() else "start"
    return say(_("Next: {command}", command=command(verb, problem.id)))


def start(problem: Problem, workspace: Workspace) -> None:
    """Show the statement, make the file if there is none, say where it is."""
    made = workspace.start(problem, lambda: first_content(problem))
    path = workspace.file(problem)
    out = console()
    out.print(f"{say(problem.name)}  [{problem.id}]", style="bold", markup=False)
    out.print()
    out.print(markdown(problem.statement(current())), width=min(out.width, READING_WIDTH))
    out.print()
    text = _("Your file: {path}", path=str(path)) if made else _("Your file, as you left it: {path}", path=str(path))
    out.print(say(text), style="bold", markup=False, soft_wrap=True)
    out.print(say(_("Judge it: {command}", command=command("test", problem.id))), markup=False, soft_wrap=True)
    out.print(say(_("Judge it on every save: {command}", command=command("watch", problem.id))), markup=False,
              soft_wrap=True)  # fmt: skip


def first_content(problem: Problem) -> str:
    """What a learner begins with: the starter, or a sheet of fresh questions."""
    if problem.kind == "code":
        return problem.starter
    from judge.marking import blank
    from judge.plan import fresh_seed

    return blank(problem, fresh_seed(), current(), readable)


def hint(problem: Problem, progress: Progress, n: int | None, *, all: bool) -> None:
    """Show the next hint, hint ``n``, or all."""
    hints = problem.hints(current())
    seen = progress.entry(problem.id).hints
    if n is not None and not 1 <= n <= len(hints):
        if len(hints) == 1:
            raise LearnerError(_("{id} has one hint, number 1", id=problem.id))
        raise LearnerError(_("{id} has hints 1 to {total}", id=problem.id, total=len(hints)))
    chosen = list(range(1, len(hints) + 1)) if all else [n or min(seen + 1, len(hints))]
    out = console()
    for i in chosen:
        out.print(say(_("Hint {n} of {total}", n=i, total=len(hints))), style="bold")
        out.print(markdown(hints[i - 1]), width=min(out.width, READING_WIDTH))
    kept(lambda: progress.hinted(problem.id, max(chosen)))
    if n is None and not all and seen >= len(hints):
        text = _("That was the last one. The solution: {command}", command=command("solution", problem.id))
        out.print(say(text), style="dim", markup=False, soft_wrap=True)


def solution(problem: Problem, progress: Progress, *, yes: bool) -> None:
    """Show the solution and the editorial; asks first while the exercise is unsolved."""
    if not progress.entry(problem.id).solved and not yes:
        if not sys.stdin.isatty():
            raise LearnerError(_("{id} is not solved yet; --yes shows the solution all the same", id=problem.id))
        question = say(_("{id} is not solved yet. Show the solution all the same? [y/N] ", id=problem.id))
        if input(question).strip().lower() not in ("y", "yes", "是", "好"):
            return
    kept(lambda: progress.solution_shown(problem.id))
    out = console()
    width = min(out.width, READING_WIDTH)
    out.print(_options(problem) if problem.kind == "choice" else _code(problem), width=width)
    out.print()
    out.print(markdown(problem.editorial(current())), width=width)


def _code(problem: Problem) -> "Syntax":
    from rich.syntax import Syntax

    return Syntax(problem.solution.rstrip(), "python", theme="ansi_dark", background_color="default", word_wrap=True)


def _options(problem: Problem) -> "Markdown":
    """Every option with what is to be said of it."""
    lines = (
        f"- {'✓' if option.correct else '✗'} {say(option.text.as_text())}\n\n  {say(option.why.as_text())}"
        for option in problem.choices.options
    )
    return markdown("\n".join(lines))


def reset(problem: Problem, workspace: Workspace) -> None:
    """Begin anew, with what was there kept aside."""
    backup = workspace.reset(problem, lambda: first_content(problem))
    out = console()
    if backup is not None:
        out.print(say(_("Your file was moved to {path}", path=str(backup))), markup=False, soft_wrap=True)
    text = _("A fresh one lies in {path}", path=str(workspace.file(problem)))
    out.print(say(text), markup=False, soft_wrap=True)


def markdown(text: str) -> "Markdown":
    """A text of an exercise or a card, its formulas as plain characters."""
    from rich.markdown import Markdown

    return Markdown(readable(text), code_theme="ansi_dark", hyperlinks=False)
