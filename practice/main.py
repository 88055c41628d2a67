"""Where the command line begins and ends: language, default verb, errors and exit codes."""

import sys
import traceback
from collections.abc import Sequence

from judge import collector
from judge.errors import InternalError, OperatorError, RopeJudgeError
from judge.language import environment_language
from judge.message import _
from practice import language, streams
from practice.language import say
from practice.terminal import printable

CUT_SHORT, USAGE, INTERNAL, INTERRUPTED = 1, 2, 3, 130
OURS = {"app", "judge", "practice"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command of ``practice/judge.py``; returns its exit code."""
    return run(list(sys.argv[1:] if arguments is None else arguments), operator=False)


def run(arguments: list[str], *, operator: bool) -> int:
    """Run one command, with the operator's verbs or without."""
    try:
        collector.while_loading()
        streams.prepare()
        code = _run(arguments, operator)
        sys.stdout.flush()
        return code
    except OperatorError as error:
        _complain(error)
        return error.exit_code
    except BrokenPipeError:  # the reader, such as `head`, has had enough
        streams.give_up()
        return CUT_SHORT
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: list[str], operator: bool) -> int:
    try:
        language.use(environment_language())
        chosen, rest = language.take(arguments)
        if chosen:
            language.use(chosen)
        # imported only now: the texts of help are made in the language of this run
        from practice.verbs import commands

        code = commands(operator=operator)(args=rest, standalone_mode=False)
        return code if isinstance(code, int) else 0
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
    except Exception as error:
        from practice import misuse

        if (told := misuse.told(error)) is not None:
            sys.stderr.write(told)
            return USAGE
        traceback.print_exc()
        print(say(_("This is an error of the judge, not of your code.")), file=sys.stderr)
        return INTERNAL


def _complain(error: RopeJudgeError) -> None:
    where = getattr(error, "where", "")
    print(f"{printable(where)}: {say(error.message)}" if where else say(error.message), file=sys.stderr)
    if isinstance(error, InternalError):
        traceback.print_exc()
