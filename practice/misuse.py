"""What the reader of the command line says, in the language of this run: help, and what is wrong with arguments.

typer says its own part in English only, and keeps its classes to itself: errors are told by their names here, and the
headings of help by what they are in English.
"""

import re
from typing import Any

from typer.core import TyperCommand

from judge.message import Message, _
from practice.formula import columns
from practice.language import say
from practice.terminal import printable
from practice.wrapping import padded, wrapped


class Worded:
    """A command whose help is in the language of this run: to be inherited before typer's own class."""

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = say(_("show this help"))
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:
        usage = formatter.write_usage
        formatter.write_usage = lambda name, words="", prefix=None: usage(name, words, _usage(""))
        formatter.write_heading = lambda name: formatter.write(_headings().get(name, f"{name}:") + "\n")
        formatter.write_dl = lambda rows, *_more, **_options: _write_rows(formatter, list(map(_row, rows)))
        formatter.write_text = lambda text: _write_lines(formatter, text)
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def get_short_help_str(self, limit: int = 0) -> str:
        """What stands beside the verb in the list of verbs: all of it, on as many lines as that takes."""
        return str(getattr(self, "help", None) or "")

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return [_piece(piece) for piece in super().collect_usage_pieces(ctx)]  # type: ignore[misc]


class Verb(Worded, TyperCommand):
    """One verb."""


def told(error: Any) -> str | None:
    """What is wrong with the arguments, and how the verb is used; None where ``error`` is of another kind."""
    if type(error).__name__ == "Abort":  # a question was answered by the end of input
        return "\n"
    if not hasattr(error, "format_message"):
        return None
    context = getattr(error, "ctx", None)
    lines = [say(_message(error))]
    if context is not None:
        usage = " ".join((context.command_path, *context.command.collect_usage_pieces(context)))
        more = f"{context.command_path} {context.help_option_names[-1]}"
        lines += [_usage(usage), say(_("{command} says more.", command=more))]
    return printable("\n".join(lines)) + "\n"


def _message(error: Any) -> Message:
    name, said = type(error).__name__, str(error.format_message())
    if name == "MissingParameter" and error.param is not None:
        return _("{name} is missing.", name=_name(error.param))
    if name == "NoSuchOption":
        near = ", ".join(sorted(error.possibilities or ()))
        if near:
            return _("There is no option {name} here. Did you mean {near}?", name=error.option_name, near=near)
        return _("There is no option {name} here.", name=error.option_name)
    if name == "BadOptionUsage":
        if "does not take" in said:
            return _("{name} takes no value.", name=error.option_name)
        return _("{name} needs a value after it.", name=error.option_name)
    if name == "BadParameter" and error.param is not None:
        return _unfit(error.param, said)
    if extra := re.search(r"unexpected extra argument\S* \((.*)\)", said, re.DOTALL):
        return _("Too much was given: {extra}", extra=extra[1])
    return _("The arguments cannot be read: {why}", why=said)


def _unfit(param: Any, said: str) -> Message:
    """A value that does not fit, which the reader below typer explains in its own words."""
    name = _name(param)
    if "integer" in said:
        return _("{name} has to be a whole number.", name=name)
    if bound := re.search(r"(greater|less) than or equal to (-?\d+)", said):
        if bound[1] == "greater":
            return _("{name} has to be at least {least}.", name=name, least=bound[2])
        return _("{name} may be {most} at most.", name=name, most=bound[2])
    return _("{name} does not fit: {why}", name=name, why=said.partition(": ")[2] or said)


def _name(param: Any) -> str:
    """As it is typed: ``--seed``, or the word that stands for an argument."""
    if param.param_type_name == "option":
        return str(param.opts[0])
    return str(param.metavar or param.name).strip("[]{}")


def _usage(usage: str) -> str:
    return say(_("Usage: {usage}", usage=usage))


def _piece(piece: str) -> str:
    """A word of the usage that stands for others."""
    known = {
        "[OPTIONS]": _("[OPTIONS]"),
        "COMMAND [ARGS]...": _("COMMAND [ARGS]..."),
    }
    return say(known[piece]) if piece in known else piece


def _row(row: tuple[str, str]) -> tuple[str, str]:
    """A line of help: without the type, which the name says, and with what is said in brackets in our words."""
    name, said = row
    inside = _EXTRA.search(said)
    if inside:
        told = [_extra(part) for part in inside[1].split("; ")]
        said = f"{said[: inside.start()].rstrip()}  [{'; '.join(told)}]".strip()
    return _TYPE.sub("", name), said


def _write_rows(formatter: Any, rows: list[tuple[str, str]]) -> None:
    """Names in one column, what is said of them in another; typer counts a Chinese character as one column."""
    indent = " " * formatter.current_indent
    names = max(columns(name) for name, _said in rows)
    for name, said in rows:
        before = padded(name, names) + "  "
        for line in wrapped(said, max(formatter.width - len(indent) - names - 2, 20)):
            formatter.write(f"{indent}{before}{line}".rstrip() + "\n")
            before = " " * (names + 2)


def _write_lines(formatter: Any, text: str) -> None:
    indent = " " * formatter.current_indent
    for line in wrapped(text, formatter.width - len(indent)):
        formatter.write(f"{indent}{line}\n")


def _extra(part: str) -> str:
    if part == "required":
        return say(_("required"))
    name, colon, value = part.partition(": ")
    return say(_("default: {value}", value=value)) if colon and name == "default" else part


_EXTRA = re.compile(r"\[([^\[\]]*)\]$")
_TYPE = re.compile(r" <[\w\[\]]+>$")


def _headings() -> dict[str, str]:
    return {
        "Arguments": say(_("Arguments:")),
        "Options": say(_("Options:")),
        "Commands": say(_("Commands:")),
    }
