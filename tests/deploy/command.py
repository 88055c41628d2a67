"""What a deployment says against what the command line and the settings really take."""

import typer

from app.settings import Settings
from practice.verbs import commands


def check_command(words: list[str], verb: str) -> None:
    """``words`` are ``rope-judge VERB`` with options that it has, each with a value where it wants one."""
    assert words[:2] == ["rope-judge", verb], words
    group = typer.main.get_command(commands(operator=True))
    assert isinstance(group, typer.core.TyperGroup)
    context = group.commands[verb].make_context(verb, words[2:])  # raises for what it does not know
    assert not context.args


def check_settings(names: dict[str, str]) -> None:
    """Every name is that of a setting."""
    known = {f"ROPE_JUDGE_{name}".upper() for name in Settings.model_fields} | {"DATABASE_URL"}
    assert set(names) <= known, set(names) - known
