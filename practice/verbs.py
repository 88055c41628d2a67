"""The verbs, as typed. Imported after the language is chosen: help is written in it."""

import os
import sys
from copy import copy
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from judge.errors import LearnerError
from judge.message import Message, _
from judge.near import near
from judge.problem import Catalogue
from practice import showing, testing, watching
from practice.language import say
from practice.misuse import Verb, Worded
from practice.progress import Progress
from practice.terminal import installed_command
from practice.workspace import Workspace


class WithDefaultVerb(Worded, TyperGroup):
    """``rotate-half`` alone means ``test rotate-half``."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and self.get_command(ctx, args[0]) is None:
            name = args[0]
            if name not in catalogue():
                others = [] if "serve" in self.commands else operating_verbs()
                if name in others:
                    raise LearnerError(_of_the_service(name))
                known = [*self.list_commands(ctx), *others, *(problem.id for problem in catalogue())]
                other = near(name, known)
                if other:
                    raise LearnerError(
                        _("{name} is no verb and no exercise. Did you mean {near}?", name=name, near=other)
                    )
                raise LearnerError(_("{name} is no verb and no exercise. --help shows the verbs.", name=name))
            args = ["test", *args]
        return super().resolve_command(ctx, args)

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """Where the verbs are that this command has not."""
        if "serve" not in self.commands:
            text = _("To run a server and to look after it: {command}", command=installed_command("--help"))
            formatter.write_paragraph()
            formatter.write_text(say(text))


def operating_verbs() -> list[str]:
    """The verbs that only the installed command ``rope-judge`` has."""
    from practice.serving import add_to

    service = typer.Typer()
    add_to(service)
    names = (one.name or getattr(one.callback, "__name__", "") for one in service.registered_commands)
    return [name for name in names if name != "doctor"]


def _of_the_service(name: str) -> Message:
    return _(
        "{name} belongs to rope-judge, the installed command, which runs a server and looks after it: {command}",
        name=name,
        command=installed_command(name),
    )


@cache
def catalogue() -> Catalogue:
    """The exercises of this checkout; ``ROPE_JUDGE_PROBLEMS`` names another folder of them."""
    return Catalogue.load(problems_root())


def problems_root() -> Path | None:
    """Where the exercises lie; None for those of this checkout."""
    root = os.environ.get("ROPE_JUDGE_PROBLEMS")
    return Path(root) if root else None


def workspace() -> Workspace:
    """The learner's files."""
    return Workspace.of_environment()


def progress() -> Progress:
    """What the learner has done."""
    return Progress(workspace().folder)


Id = Annotated[str, typer.Argument(metavar="ID", help=say(_("an exercise: its id or its number")))]
File = Annotated[
    Path | None, typer.Argument(metavar="FILE", help=say(_("the file to judge instead; - is standard input")))
]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help=say(_("draw the same numbers as a report says")))]
Json = Annotated[bool, typer.Option("--json", help=say(_("print the report as one JSON object and nothing else")))]
Yes = Annotated[bool, typer.Option("--yes", "-y", help=say(_("do not ask")))]

app = typer.Typer(
    cls=WithDefaultVerb, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)  # fmt: skip


@app.callback(
    invoke_without_command=True, help=say(_("Practise position encodings: your file judged, and the mistake named."))
)
def track(
    context: typer.Context,
    lang: Annotated[
        str, typer.Option("--lang", metavar="zh|en", help=say(_("the language; by default the locale's")))
    ] = "",
) -> None:
    if context.invoked_subcommand is None:
        showing.track(catalogue(), workspace(), progress(), advice=True)


@app.command("list", help=say(_("show all exercises and how far you are")))
def list_() -> None:
    showing.track(catalogue(), workspace(), progress(), advice=False)


@app.command(help=say(_("show an exercise and make the file to work in")))
def start(id: Id) -> None:
    showing.start(catalogue().find(id), workspace())


@app.command(help=say(_("judge your file")))
def test(
    id: Id,
    file: File = None,
    run: Annotated[bool, typer.Option("--run", help=say(_("the sample cases only")))] = False,
    seed: Seed = None,
    case: Annotated[str | None, typer.Option("--case", metavar="NAME", help=say(_("one case only")))] = None,
    json: Json = False,
) -> None:
    problem = catalogue().find(id)
    order = testing.Order(problem, file, "run" if run else "submit", seed, case)
    raise typer.Exit(testing.test(catalogue(), workspace(), progress(), order, json=json))


@app.command(help=say(_("judge again on every save, without starting anew")))
def watch(id: Annotated[str | None, typer.Argument(metavar="ID", help=say(_("one exercise only")))] = None) -> None:
    watching.watch(catalogue(), workspace(), progress(), catalogue().find(id) if id else None)


@app.command(help=say(_("show the next hint")))
def hint(
    id: Id,
    n: Annotated[int | None, typer.Argument(metavar="N", help=say(_("hint number N again")))] = None,
    all: Annotated[bool, typer.Option("--all", help=say(_("all hints")))] = False,
) -> None:
    showing.hint(catalogue().find(id), progress(), n, all=all)


@app.command(help=say(_("show the solution and why it is right")))
def solution(id: Id, yes: Yes = False) -> None:
    showing.solution(catalogue().find(id), progress(), yes=yes)


@app.command(help=say(_("begin anew; your file is kept as a backup")))
def reset(id: Id) -> None:
    showing.reset(catalogue().find(id), workspace())


@app.command(help=say(_("judge your file with the numbers of a saved report")))
def replay(
    report: Annotated[Path, typer.Argument(metavar="REPORT.json", help=say(_("what test --json printed")))],
    file: File = None,
    json: Json = False,
) -> None:
    raise typer.Exit(testing.replay(catalogue(), workspace(), progress(), report, file, json=json))


@app.command(help=say(_("review cards: what is due, question by question")))
def cards(
    list: Annotated[bool, typer.Option("--list", help=say(_("only list all cards and how far you are")))] = False,
    all: Annotated[bool, typer.Option("--all", help=say(_("ask every card once, due or not")))] = False,
) -> None:
    from judge.cards import Deck
    from practice.cardbox import CardBox
    from practice.cards import review, show_list

    deck, box = Deck.load(catalogue(), problems_root()), CardBox(workspace().folder)
    if list:
        show_list(deck, box)
    else:
        review(deck, box, all=all)


@app.command(help=say(_("for authors: prove that exercises are sound")))
def check(
    ids: Annotated[list[str] | None, typer.Argument(metavar="IDS", help=say(_("by default all")))] = None,
    seeds: Annotated[
        int | None, typer.Option("--seeds", metavar="N", min=1, help=say(_("with seeds 1 to N; by default 3")))
    ] = None,
) -> None:
    from practice.authoring import check

    raise typer.Exit(check(ids or [], seeds))


@app.command(help=say(_("say what this machine can confine")))
def doctor(json: Annotated[bool, typer.Option("--json", help=say(_("as one JSON object")))] = False) -> None:
    from practice.doctor import doctor

    raise typer.Exit(doctor(catalogue(), workspace(), json=json))


@app.command(
    help=say(_("measure the judge on this machine")),
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)
def bench(context: typer.Context) -> None:
    from practice.authoring import bench

    raise typer.Exit(bench(context.args))


def commands(*, operator: bool) -> typer.Typer:
    """All verbs; ``operator`` adds those that run the service."""
    whole = copy(app)
    whole.registered_commands = [*app.registered_commands]
    if operator:
        from practice.serving import add_to

        add_to(whole)
    for verb in whole.registered_commands:
        verb.cls = Verb
    return whole


if __name__ == "__main__":
    sys.exit("run practice/judge.py")
