"""Logs: one event a line; coloured on a terminal, JSON elsewhere. Nobody's source code, name, PIN or key is logged.

Exceptions are logged by their type, their place and their message without what it quotes: that is where a library
repeats what it was given. What the judge and other libraries say through ``logging`` becomes events of the same form.
"""

import logging
import re
import sys
import traceback
from typing import Any, TextIO

import structlog
import structlog.tracebacks
import structlog.typing

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}

OURS = ("app", "judge", "practice")
"""Loggers that say what they have to at the level that was asked for; of others only warnings and errors are kept."""

_QUOTED = re.compile(r"""['"`‘“].*['"`’”]|['"`‘“].*$""")
_WORD = re.compile(r"'([^']*)'")
LONGEST_MESSAGE = 200
ABOUT_CODE = frozenset(
    ("AttributeError", "ImportError", "ModuleNotFoundError", "NameError", "UnboundLocalError", "UndefinedError")
)
"""What these quote are names of our own code, where they are names at all."""


def without_quotes(message: str, kind: str = "") -> str:
    """The first line of the message of an exception of this ``kind``, with … for what it quotes."""
    line = message.partition("\n")[0]
    if kind in ABOUT_CODE:
        return _WORD.sub(lambda found: found[0] if found[1].isidentifier() else "…", line)[:LONGEST_MESSAGE]
    return _QUOTED.sub("…", line)[:LONGEST_MESSAGE]


class Stderr:
    """Prints each line to what ``sys.stderr`` is at that moment: loggers are kept, streams may be exchanged."""

    def msg(self, line: str) -> None:
        """Print ``line`` whole, whichever thread says it."""
        sys.stderr.write(line + "\n")
        sys.stderr.flush()

    debug = info = warning = error = exception = critical = msg


class Standard(logging.Handler):
    """Makes an event of what is said through ``logging``."""

    def emit(self, record: logging.LogRecord) -> None:
        """Hand ``record`` on."""
        try:
            known = max((level for level in LEVELS.values() if level <= record.levelno), default=logging.DEBUG)
            told = structlog.get_logger(record.name)
            told.log(known, record.getMessage(), logger=record.name, exc_info=record.exc_info or None)
        except Exception:
            self.handleError(record)


def configure(level: str) -> None:
    """Set up logging for a server process."""
    terminal = sys.stderr.isatty()
    renderer: structlog.typing.Processor
    if terminal:
        renderer = structlog.dev.ConsoleRenderer(exception_formatter=_on_a_terminal)
    else:
        renderer = structlog.processors.JSONRenderer(ensure_ascii=False)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([] if terminal else [structlog.processors.ExceptionRenderer(_as_data)]),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=lambda *_names: Stderr(),
        cache_logger_on_first_use=True,
    )
    _take_over(level)


def _take_over(level: str) -> None:
    root = logging.getLogger()
    root.handlers = [handler for handler in root.handlers if not isinstance(handler, Standard)]
    root.addHandler(Standard())
    for name in OURS:
        logging.getLogger(name).setLevel(LEVELS[level])


# Without local variables: a learner's source may be among them.
_describe = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)


def _as_data(exc_info: Any) -> list[dict[str, Any]]:
    """An exception and what caused it, for programs."""
    found: list[dict[str, Any]] = _describe(exc_info)
    for one in _all(found):
        one["exc_value"] = without_quotes(str(one["exc_value"]), str(one["exc_type"]))
        one["exc_notes"] = []
        if one["syntax_error"]:
            one["syntax_error"] = {"lineno": one["syntax_error"]["lineno"]}  # the rest is the source itself
    return found


def _all(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    inner = [one for outer in found for part in outer.get("exceptions") or [] for one in _all(part)]
    return [*found, *inner]


def _on_a_terminal(stream: TextIO, error: structlog.typing.ExcInfo) -> None:
    """The same for people."""
    kind, value, place = error
    stream.write("".join(traceback.format_tb(place)))
    stream.write(f"{kind.__name__}: {without_quotes(str(value), kind.__name__)}\n")
