"""``rope-judge doctor``, ``backup``, ``restore`` and ``support-bundle``: the verbs that look after a server."""

import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from judge.message import Message, _
from practice.language import current, say
from practice.terminal import console

if TYPE_CHECKING:
    from app.operation.inspection import Inspection
    from app.settings import Settings

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help=say(_("the server's data folder")))]
Target = Annotated[
    str | None, typer.Option("--out", metavar="FILE", help=say(_("the file to write; - is standard output")))
]
Replace = Annotated[
    bool, typer.Option("--replace", help=say(_("take the place of a database that is there; it is kept beside it")))
]
Logs = Annotated[
    list[Path] | None, typer.Option("--log", metavar="FILE", help=say(_("a log whose end goes along; may be repeated")))
]
NOT_WELL = 1


def add_to(app: typer.Typer) -> None:
    """Add the verbs. Called once the language is chosen."""
    others = (one for one in app.registered_commands if getattr(one.callback, "__name__", "") != "doctor")
    app.registered_commands = list(others)
    app.command(help=say(_("say what this machine can confine, and whether the server is well")))(doctor)
    app.command(help=say(_("copy everything that the server keeps, while it runs")))(backup)
    app.command(help=say(_("put a copy back, where no server runs")))(restore)
    about = _("write a file to send along when asking for help; nobody's data is in it")
    app.command("support-bundle", help=say(about))(support_bundle)


def doctor(
    json: Annotated[bool, typer.Option("--json", help=say(_("as one JSON object")))] = False, data: Data = None
) -> None:
    from practice.doctor import show, trial_code

    found, inspection = _examined(_settings(data))
    show(found, json=json)
    if not json:
        _print_server(inspection)
    raise typer.Exit(trial_code(found) or (0 if inspection.well else NOT_WELL))


def backup(out: Target = None, data: Data = None) -> None:
    from app.operation.copies import back_up, stamp

    settings = _settings(data)
    if out != "-":
        copy = back_up(settings, Path(out) if out else None)
        print(say(_("{path} holds everything up to now: tables at {revision}, rows: {rows}.",
                    path=str(copy.path), revision=str(copy.revision), rows=copy.total)))  # fmt: skip
        return
    path = settings.data / f".backup-{stamp()}"  # as a whole first: what arrives cut short is no backup
    try:
        back_up(settings, path)
        with path.open("rb") as file:
            shutil.copyfileobj(file, sys.stdout.buffer)
    finally:
        path.unlink(missing_ok=True)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say(_("what backup wrote")))],
    replace: Replace = False,
    data: Data = None,
) -> None:
    from app.operation.copies import restore
    from app.operation.masked import place

    settings = _settings(data)
    copy = restore(settings, file, replace=replace)
    text = _(
        "{place} holds what {path} held: tables at {revision}, rows: {rows}. They are brought up to date by the next "
        "start.", place=place(settings), path=str(file), revision=str(copy.revision), rows=copy.total,
    )  # fmt: skip
    print(say(text))


def support_bundle(
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=say(_("the file to write")))] = None,
    log: Logs = None,
    data: Data = None,
) -> None:
    from app.operation.bundle import bundle

    settings = _settings(data)
    found, _inspection = _examined(settings)
    path = bundle(settings, found, log or [], out)
    print(say(_("{path} is ready. Nothing of any learner or teacher is in it; have a look before you send it.",
                path=str(path))))  # fmt: skip


def _settings(data: Path | None) -> "Settings":
    from app.settings import Settings

    return Settings(data=data) if data is not None else Settings()


def _examined(settings: "Settings") -> tuple[dict[str, Any], "Inspection"]:
    from app.operation.inspection import inspect
    from judge.problem import Catalogue
    from practice.doctor import examine
    from practice.workspace import Workspace

    catalogue = Catalogue.load(settings.problems)
    found = examine(catalogue, Workspace.of_environment())
    inspection = inspect(settings, catalogue, found["level"], current())
    return found | inspection.found, inspection


def _print_server(inspection: "Inspection") -> None:
    out, found = console(), inspection.found
    database = found["database"]
    lines: list[Message] = [
        _("Database: {place}", place=database["place"]),
        _("Tables at {found}, this version has {wanted}; rows: {rows}", found=database["revision"] or "–",
          wanted=database["wanted"], rows=sum(database["rows"].values())),
        _("Exercises: {n}, {hash}", n=found["exercises"]["count"], hash=found["exercises"]["hash"]),
    ]  # fmt: skip
    if found["disk"]["free_bytes"] is not None:
        lines.append(_("Free on the disk of the data folder: {mb} MB", mb=found["disk"]["free_bytes"] >> 20))
    out.print()
    for line in lines:
        out.print(say(line), markup=False, soft_wrap=True)
    for worry in inspection.worries:
        style = "red" if worry.severity == "error" else "yellow"
        out.print(f"! {say(worry.text)}", style=style, markup=False, soft_wrap=True)
