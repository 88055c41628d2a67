"""Where words go: a console that knows colours, widths and languages, and one line that is rewritten in place."""

import re
import shlex
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

_CONTROL = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)?|[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_PLAIN_WIDTH = 100


@cache
def console() -> "Console":
    """Standard output. Colour only on a terminal and not under NO_COLOR; a pipe gets lines of a fixed width."""
    from rich.console import Console

    return Console(highlight=False, width=None if sys.stdout.isatty() else _PLAIN_WIDTH)


def printable(text: str) -> str:
    """``text`` of a submission without what would drive the terminal: escape sequences and control characters."""
    return _CONTROL.sub("", text.replace("\r\n", "\n"))


def command(*words: str) -> str:
    """How the reader would type this command, the way this run was started."""
    started = Path(sys.argv[0])
    program = ["python", sys.argv[0]] if started.suffix == ".py" else [started.name or "rope-judge"]
    return shlex.join([*program, *words])


class LiveLine:
    """One line on standard error, rewritten in place; silent where that is no terminal."""

    def __init__(self) -> None:
        self._on = sys.stderr.isatty()
        self._shown = False

    def show(self, text: str) -> None:
        if self._on:
            sys.stderr.write(f"\r\x1b[2K{text}")
            sys.stderr.flush()
            self._shown = True

    def clear(self) -> None:
        if self._shown:
            sys.stderr.write("\r\x1b[2K")
            sys.stderr.flush()
            self._shown = False
