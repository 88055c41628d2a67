"""Logs: one event a line; coloured on a terminal, JSON elsewhere. Nobody's source code is ever logged."""

import logging
import sys

import structlog
import structlog.tracebacks
import structlog.typing

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


class Stderr:
    """Prints each line to what ``sys.stderr`` is at that moment: loggers are kept, streams may be exchanged."""

    def msg(self, line: str) -> None:
        """Print ``line`` whole, whichever thread says it."""
        sys.stderr.write(line + "\n")
        sys.stderr.flush()

    debug = info = warning = error = exception = critical = msg


def configure(level: str) -> None:
    """Set up logging for a server process."""
    terminal = sys.stderr.isatty()
    renderer: structlog.typing.Processor
    if terminal:
        renderer = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    else:
        renderer = structlog.processors.JSONRenderer(ensure_ascii=False)
    # Without local variables: a learner's source may be among them.
    tracebacks = structlog.processors.ExceptionRenderer(
        structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([] if terminal else [tracebacks]),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=lambda *_names: Stderr(),
        cache_logger_on_first_use=True,
    )
