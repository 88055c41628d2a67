"""``rope-judge serve``, ``worker``, ``migrate`` and ``teacher-link``: the verbs that run a server.

The web application is imported only inside the commands that need it: practising works without it installed.
"""

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from judge.message import Message, _
from practice import operating
from practice.language import current, say
from practice.operating import Data


def add_to(app: typer.Typer) -> None:
    """Add the operator's verbs. Called once the language is chosen."""
    app.command(help=say(_("run the server")))(serve)
    app.command(help=say(_("judge for a server that keeps its queue in PostgreSQL")))(worker)
    app.command(help=say(_("bring the database to this version's tables")))(migrate)
    app.command("teacher-link", help=say(_("print a one-time link: for the first teacher, or for a lost password")))(
        teacher_link
    )
    operating.add_to(app)


def _option(name: str, metavar: str | None, help: Message, **bounds: Any) -> Any:
    return typer.Option(name, metavar=metavar, help=say(help), **bounds)


Host = Annotated[str | None, _option("--host", "H", _("where to listen; by default 127.0.0.1"))]
Port = Annotated[
    int | None, _option("--port", "P", _("the port; by default 8000, 0 is any free one"), min=0, max=65535)
]
Weak = Annotated[
    bool, _option("--allow-weak-sandbox", None, _("start although this machine cannot confine submissions"))
]
Slots = Annotated[int | None, _option("--slots", "N", _("how many submissions to judge at once"), min=1, max=256)]
Name = Annotated[str | None, _option("--name", "NAME", _("what it is called; by default this machine's name"))]
MetricsPort = Annotated[
    int | None, _option("--metrics-port", "P", _("where to show metrics; by default nowhere"), min=1, max=65535)
]
MetricsHost = Annotated[str, _option("--metrics-host", "H", _("the address for that"))]
Check = Annotated[bool, _option("--check", None, _("only say whether a worker of this name lives here"))]
FromSqlite = Annotated[
    Path | None, _option("--from-sqlite", "PATH", _("a data folder or its file, to be copied into DATABASE_URL"))
]
Teacher = Annotated[
    str | None,
    typer.Argument(
        metavar="NAME", help=say(_("a teacher, for a new password; without it, for the first teacher"))
    ),
]  # fmt: skip
New = Annotated[bool, _option("--new", None, _("for one more teacher, although there is one"))]


def serve(host: Host = None, port: Port = None, data: Data = None, allow_weak_sandbox: Weak = False) -> None:
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
    slots: Slots = None,
    name: Name = None,
    metrics_port: MetricsPort = None,
    metrics_host: MetricsHost = "127.0.0.1",
    allow_weak_sandbox: Weak = False,
    check: Check = False,
) -> None:
    if check:
        from app.queue.pulse import main as probe

        raise typer.Exit(probe([name] if name else [], say))
    from app.init import leave_init_to_a_parent

    leave_init_to_a_parent()
    from app.queue.worker import Chosen, work
    from app.serve import leave
    from app.settings import Settings

    settings = Settings(allow_weak_sandbox=True) if allow_weak_sandbox else Settings()
    work(settings, Chosen(name or os.environ.get("ROPE_JUDGE_WORKER_NAME"), slots, metrics_host, metrics_port))
    leave()


def migrate(data: Data = None, from_sqlite: FromSqlite = None) -> None:
    from app.operate import migrate

    for line in migrate(data, from_sqlite):
        print(say(line))


def teacher_link(name: Teacher = None, new: New = False, data: Data = None) -> None:
    import anyio

    from app.classroom.welcome import teacher_link
    from app.settings import Settings

    settings = Settings(data=data) if data is not None else Settings()
    print(anyio.run(teacher_link, settings, name, new))
