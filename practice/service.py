"""``rope-judge``: what runs the service, and every verb of ``practice/judge.py``.

The web application is imported only inside the commands that need it: practising works without it installed.
"""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from judge.message import _
from practice import operating
from practice.language import current, say


def main() -> int:
    """Entry point of the installed command ``rope-judge``."""
    from practice.main import run

    return run(sys.argv[1:], operator=True)


def add_to(app: typer.Typer) -> None:
    """Add the operator's verbs. Called once the language is chosen."""
    app.command(help=say(_("run the server")))(serve)
    app.command(help=say(_("judge for a server that keeps its queue in PostgreSQL")))(worker)
    app.command(help=say(_("bring the database to this version's tables")))(migrate)
    app.command("teacher-link", help=say(_("print a one-time link: for the first teacher, or for a lost password")))(
        teacher_link
    )
    operating.add_to(app)


Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="")]


def serve(
    host: Annotated[str | None, typer.Option("--host", metavar="H", help="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="P", min=0, max=65535, help="8000")] = None,
    data: Data = None,
    allow_weak_sandbox: Annotated[bool, typer.Option("--allow-weak-sandbox")] = False,
) -> None:
    from app.init import leave_init_to_a_parent

    leave_init_to_a_parent()
    from app.serve import leave, serve

    try:
        serve(host=host, port=port, data=data, allow_weak_sandbox=allow_weak_sandbox, lang=current())
    except SystemExit as end:
        if end.code:
            raise
    leave()


def worker(
    slots: Annotated[int | None, typer.Option("--slots", metavar="N", min=1, max=256, help="")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="")] = None,
    metrics_port: Annotated[int | None, typer.Option("--metrics-port", metavar="P", min=1, max=65535, help="")] = None,
    metrics_host: Annotated[str, typer.Option("--metrics-host", metavar="H", help="")] = "127.0.0.1",
    allow_weak_sandbox: Annotated[bool, typer.Option("--allow-weak-sandbox")] = False,
    check: Annotated[bool, typer.Option("--check", help="")] = False,
) -> None:
    if check:
        from app.queue.pulse import main as probe

        raise typer.Exit(probe([name] if name else []))
    from app.init import leave_init_to_a_parent

    leave_init_to_a_parent()
    from app.queue.worker import Chosen, work
    from app.serve import leave
    from app.settings import Settings

    settings = Settings(allow_weak_sandbox=True) if allow_weak_sandbox else Settings()
    work(settings, Chosen(name or os.environ.get("ROPE_JUDGE_WORKER_NAME"), slots, metrics_host, metrics_port))
    leave()


def migrate(
    data: Data = None,
    from_sqlite: Annotated[Path | None, typer.Option("--from-sqlite", metavar="PATH", help="")] = None,
) -> None:
    from app.operate import migrate

    for line in migrate(data, from_sqlite):
        print(say(line))


def teacher_link(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="")] = None,
    new: Annotated[bool, typer.Option("--new", help="")] = False,
    data: Data = None,
) -> None:
    import anyio

    from app.classroom.welcome import teacher_link
    from app.settings import Settings

    settings = Settings(data=data) if data is not None else Settings()
    print(anyio.run(teacher_link, settings, name, new))
