"""Where words go: a console that knows colours, widths and languages, and one line that is rewritten in place."""

import re
import shlex
import shutil
import sys
import unicodedata
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

_CONTROL = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)?|[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_PLAIN_WIDTH = 100
# Directions, joiners and other formats, separators of lines and paragraphs, halves of a surrogate pair.
_UNSEEN = frozenset({"Cf", "Zl", "Zp", "Cs"})


@cache
def console() -> "Console":
    """Standard output. Colour only on a terminal and not under NO_COLOR; a pipe gets lines of a fixed width."""
    from rich.console import Console

    return Console(highlight=False, width=None if sys.stdout.isatty() else _PLAIN_WIDTH)


def printable(text: str) -> str:
    """``text`` from outside without what would drive the terminal: escape sequences and control characters.

    What turns the reading direction or takes no room, so that a text could seem to be another, is written as its code.
    """
    plain = _CONTROL.sub("", text.replace("\r\n", "\n"))
    if plain.isprintable():
        return plain
    return "".join(c.encode("unicode_escape").decode() if unicodedata.category(c) in _UNSEEN else c for c in plain)


def command(*words: str) -> str:
    """How the reader would type this command, the way this run was started."""
    started = Path(sys.argv[0])
    program = [_python(), sys.argv[0]] if started.suffix == ".py" else [started.name or "rope-judge"]
    return shlex.join([*program, *words])


def installed_command(*words: str) -> str:
    """The same for ``rope-judge``, which lies beside the interpreter of this run where it is installed."""
    program = Path(sys.executable).parent / "rope-judge"
    found = shutil.which("rope-judge")
    if not program.exists() or (found and Path(found).parent == program.parent):
        return shlex.join(["rope-judge", *words])
    return shlex.join([_from_here(program), *words])


def _python() -> str:
    """The interpreter of this run as one would type it here: ``python`` only where that is this one."""
    folder = Path(sys.executable).parent
    if (found := shutil.which("python")) and Path(found).parent == folder:
        return "python"
    program = folder / "python" if (folder / "python").exists() else Path(sys.executable)
    return _from_here(program)


def _from_here(program: Path) -> str:
    return str(program.relative_to(Path.cwd()) if program.is_relative_to(Path.cwd()) else program)


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
