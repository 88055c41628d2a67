"""``watch``: judge a file each time it is saved, on an engine that stays warm."""

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from judge.errors import LearnerError
from judge.marking import refuse_blank
from judge.message import _
from judge.problem import Catalogue, Problem
from judge.report import report
from practice.judging import Request, judge, warm_engine
from practice.language import current, say
from practice.progress import Progress
from practice.showing import first_content
from practice.terminal import console
from practice.testing import note, show
from practice.workspace import Workspace, make_folder, read_source

# An editor may write a file in two steps; after this many quiet milliseconds it is taken as saved.
QUIET_MS = 30


def watch(catalogue: Catalogue, workspace: Workspace, progress: Progress, problem: Problem | None) -> None:
    """Judge on every save; without ``problem``, whatever is saved in the workspace. Ctrl-C is how it ends."""
    with suppress(KeyboardInterrupt):
        _watch(catalogue, workspace, progress, problem)


def _watch(catalogue: Catalogue, workspace: Workspace, progress: Progress, problem: Problem | None) -> None:
    if problem is not None:
        workspace.start(problem, lambda: first_content(problem))
    make_folder(workspace.folder)
    problems = [problem] if problem is not None else list(catalogue)
    files = {workspace.file(known): known for known in problems}
    with warm_engine(catalogue) as engine:
        if problem is not None:
            _judge(engine, problem, workspace.file(problem), progress)
        _announce(workspace, problem)
        for path in _saves(workspace.folder, frozenset(files)):
            _judge(engine, files[path], path, progress)
            console().print(say(_("waiting for the next save; Ctrl-C ends")), style="dim")


def _announce(workspace: Workspace, problem: Problem | None) -> None:
    path = workspace.file(problem) if problem is not None else workspace.folder
    console().print(say(_("watching {path}; Ctrl-C ends", path=str(path))), style="dim", markup=False, soft_wrap=True)


def _judge(engine: object, problem: Problem, path: Path, progress: Progress) -> None:
    from judge.engine import Engine

    assert isinstance(engine, Engine)
    out = console()
    out.rule(f"{datetime.now():%H:%M:%S}  {problem.id}", style="dim")
    try:
        source = read_source(path)
        refuse_blank(problem, source)
        request = Request(problem, source)
        outcome = judge(engine, request)
    except LearnerError as error:  # unreadable, or nothing chosen: the next save may mend it
        out.print(say(error.message), style="red", markup=False)
        return
    show(report(outcome, current()))
    note(progress, request, outcome)


def _saves(folder: Path, files: frozenset[Path]) -> Iterator[Path]:
    from watchfiles import Change, watch

    while True:
        places = {path: _places(path) for path in files}
        folders = {folder} | {place.parent for found in places.values() for place in found if place.parent.is_dir()}
        for changes in watch(*folders, watch_filter=None, step=QUIET_MS, recursive=False):
            saved = {Path(name) for change, name in changes if change is not Change.deleted}
            for known, found in places.items():
                if saved & found and known.is_file():
                    yield known
            if any(_places(path) != found for path, found in places.items()):
                break  # a link leads elsewhere now: other folders are to be watched


def _places(path: Path) -> set[Path]:
    """The names under which a save of ``path`` is told: its own, and that of the file it leads to if it is a link."""
    # realpath: Path.resolve raises for a link that leads to itself
    return {path, Path(os.path.realpath(path.parent)) / path.name, Path(os.path.realpath(path))}
