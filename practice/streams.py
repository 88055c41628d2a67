"""Standard input, output and error as this program needs them: there, in UTF-8, and told of when they fail."""

import contextlib
import io
import os
import sys
from collections.abc import Iterator

from judge.errors import OperatorError
from judge.message import _
from judge.reason import reason


def prepare() -> None:
    """Speak UTF-8. Raises OperatorError where there is no standard output to speak on."""
    # what is opened next would otherwise take the place of a standard stream, and be written to as if it were one
    for wanted, mode in ((0, "r"), (1, "w"), (2, "w")):
        if (sys.stdin, sys.stdout, sys.stderr)[wanted] is None:
            stream = open(os.devnull, mode, encoding="utf-8")  # noqa: SIM115  as long as the program
            setattr(sys, ("stdin", "stdout", "stderr")[wanted], stream)
            if wanted == 1:
                raise OperatorError(_("standard output is closed: there is nowhere to print to"))
    if type(sys.stdout) is io.TextIOWrapper and sys.stdout is sys.__stdout__:
        lines = sys.stdout.line_buffering
        sys.stdout = _Output(sys.stdout.detach(), "utf-8", "replace", line_buffering=lines)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(OSError):
                stream.reconfigure(encoding="utf-8", errors="replace")


class _Output(io.TextIOWrapper):
    """Standard output that says so itself when it fails: no other error is taken for one of the disk behind it."""

    def write(self, text: str, /) -> int:
        with _told():
            return super().write(text)

    def flush(self) -> None:
        with _told():
            super().flush()


@contextlib.contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        give_up()
        raise OperatorError(_("cannot write to standard output: {reason}", reason=reason(error))) from error


def give_up() -> None:
    """What still waits goes nowhere; Python would try again at its end, and complain."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
