"""``doctor``: what this machine can confine, and whether judging works here at all."""

import json
import os
import platform
import sys
import time
from typing import TYPE_CHECKING, Any

from judge.message import Message, _
from judge.problem import Catalogue
from judge.verdict import Verdict
from practice.judging import Request, judge, warm_engine
from practice.language import say
from practice.terminal import console
from practice.workspace import Workspace

if TYPE_CHECKING:
    from judge.engine import Engine

MARKS = {"on": "✓", "off": "–", "failed": "✗"}
COLOURS = {"on": "green", "off": "dim", "failed": "red"}


def doctor(catalogue: Catalogue, workspace: Workspace, *, json: bool) -> int:
    """Examine, print, and return 0 if a right answer is accepted here."""
    found = examine(catalogue, workspace)
    show(found, json=json)
    return trial_code(found)


def examine(catalogue: Catalogue, workspace: Workspace) -> dict[str, Any]:
    """What this machine can confine, and how a right answer fares on it."""
    started = time.perf_counter()
    with warm_engine(catalogue) as engine:
        warm = time.perf_counter() - started
        return _examine(engine, catalogue, workspace) | {"start_ms": round(1000 * warm)}


def show(found: dict[str, Any], *, json: bool) -> None:
    """Print what was found: one JSON object, or for people."""
    if json:
        _print_json(found)
    else:
        _print(found)


def trial_code(found: dict[str, Any]) -> int:
    """The exit code that the trial judgement deserves."""
    return 0 if found["trial"]["verdict"] == Verdict.AC else 3


def _examine(engine: "Engine", catalogue: Catalogue, workspace: Workspace) -> dict[str, Any]:
    posture = engine.posture
    problem = next(problem for problem in catalogue if problem.kind == "code")
    outcome = [judge(engine, Request(problem, problem.solution)) for _again in range(2)][-1]
    return {
        "level": posture.level,
        "layers": [{"name": layer.name, "state": layer.state, "note": say(layer.note)} for layer in posture.layers],
        "trial": {"problem": problem.id, "verdict": str(outcome.verdict), "time_ms": outcome.time_ms},
        "workspace": {"path": str(workspace.folder), "writable": _writable(workspace)},
        "versions": {"python": platform.python_version(), **outcome.versions},
        "platform": f"{platform.system()} {platform.release()} {platform.machine()}",
    }


def _writable(workspace: Workspace) -> bool:
    place = next(path for path in (workspace.folder, *workspace.folder.parents) if path.exists())
    return os.access(place, os.W_OK)


def _print_json(found: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=2) + "\n")


def _print(found: dict[str, Any]) -> None:
    from rich.table import Table
    from rich.text import Text

    out = console()
    out.print(Text.assemble((say(_("Sandbox level: ")), "bold"), (found["level"], "bold cyan")))
    out.print(Text(say(_meaning(found["level"]))))
    table = Table.grid(padding=(0, 2))
    for layer in found["layers"]:
        mark = Text(MARKS.get(layer["state"], "?"), COLOURS.get(layer["state"], ""))
        table.add_row(mark, layer["name"], layer["state"], Text(layer["note"], "dim"))
    out.print(table)
    out.print()
    trial = found["trial"]
    for line in (
        _("Trial judgement of {problem}: {verdict} in {time} ms; the judge started in {start} s",
          problem=trial["problem"], verdict=trial["verdict"], time=f"{trial['time_ms']:.0f}",
          start=f"{found['start_ms'] / 1000:.1f}"),
        _("Your files: {path}", path=found["workspace"]["path"]) if found["workspace"]["writable"]
        else _("Your files: {path} cannot be written to", path=found["workspace"]["path"]),
    ):  # fmt: skip
        out.print(say(line), markup=False, soft_wrap=True)
    versions = ", ".join(f"{name} {version}" for name, version in found["versions"].items())
    out.print(f"{versions}, {found['platform']}", style="dim", markup=False, soft_wrap=True)


def _meaning(level: str) -> Message:
    if level == "strict":
        return _("Files, network, processes and system calls of a submission are confined by the kernel.")
    return _("A submission runs in a process of its own with limits of time and memory; the kernel confines nothing "
             "else. That is enough for your own code, not for a stranger's.")  # fmt: skip
