"""Where the command line begins and ends: language, default verb, errors and exit codes."""

import contextlib
import io
import sys
import traceback
from collections.abc import Sequence

from judge.errors import InternalError, RopeJudgeError
from judge.language import environment_language
from judge.message import _
from practice import language
from practice.language import say

USAGE, INTERNAL, INTERRUPTED = 2, 3, 130
OURS = {"app", "judge", "practice"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command of ``practice/judge.py``; returns its exit code."""
    return run(list(sys.argv[1:] if arguments is None else arguments), operator=False)


def run(arguments: list[str], *, operator: bool) -> int:
    """Run one command, with the operator's verbs or without."""
    _speak_utf8()
    try:
        language.use(environment_language())
        chosen, rest = language.take(arguments)
        if chosen:
            language.use(chosen)
        # imported only now: the texts of help are made in the language of this run
        from practice.verbs import commands

        commands(operator=operator)(args=rest)
    except RopeJudgeError as error:
        _complain(error)
        return error.exit_code
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in OURS:
            raise
        text = _("{name} is not installed here. Run `make install` once, then use .venv/bin/python.", name=error.name)
        print(say(text), file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0 if end.code is None else USAGE
    except Exception:
        traceback.print_exc()
        print(say(_("This is an error of the judge, not of your code.")), file=sys.stderr)
        return INTERNAL
    return 0


def _complain(error: RopeJudgeError) -> None:
    where = getattr(error, "where", "")
    print(f"{where}: {say(error.message)}" if where else say(error.message), file=sys.stderr)
    if isinstance(error, InternalError):
        traceback.print_exc()


def _speak_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(OSError):
                stream.reconfigure(encoding="utf-8", errors="replace")
