"""Why there is no answer, in words for whoever wrote the source: what did not compile, and how a run was cut short."""

import signal

from judge.frame import NotCompiled
from judge.message import Message, _
from judge.quoting import clean_lines
from judge.sandbox.run import Ending, Execution
from judge.verdict import Verdict

_LONGEST_TEXT = 1_000
_CRASHES = [number for number in signal.Signals if number.name in ("SIGSEGV", "SIGBUS")]  # Windows has no SIGBUS


def where_not_compiled(answer: NotCompiled) -> Message:
    """The compiler's words, with the line and a caret under the place. All of it is the child's claim, and cleaned."""
    text = clean_lines(answer.text, _LONGEST_TEXT)
    if answer.line is None:
        return _("the source does not compile: {text}", text=text)
    source = _one_line(answer.line_text)
    caret = " " * (min(answer.column or 1, len(source) + 1) - 1) + "^"
    return _(
        "line {line}, column {column}: {text}\n{source}\n{caret}",
        line=answer.line,
        column=answer.column or 1,
        text=text,
        source=source,
        caret=caret,
    )


def _one_line(source: str) -> str:
    """A line of source in which every character keeps its column: what cannot be printed is shown as ``?``."""
    return "".join(c if c == "\t" or c.isprintable() else "?" for c in source[:_LONGEST_TEXT])


def ended_by_the_judge(execution: Execution) -> tuple[Verdict, Message] | None:
    """For a run that broke a rule other than the clock's; None where it ended in another way."""
    if execution.ending is Ending.OUTPUT:
        return Verdict.OLE, _("more than {mib} MiB were printed; the run was ended", mib=16)
    if execution.ending is Ending.BROKEN:
        return Verdict.RTE, _("what the process sent is no answer ({detail})", detail=execution.detail)
    if execution.ending is Ending.LOST:  # twice killed from outside: what remains is the system's memory killer
        return Verdict.MLE, _("the system ended the process, most likely for want of memory")
    return None


def crashed(execution: Execution) -> tuple[Verdict, Message] | None:
    """For a process that a signal ended, or the want of memory; None where it left by itself."""
    status = execution.exit.status if execution.exit else None
    if "bad_alloc" in execution.stderr:
        return Verdict.MLE, _("the process ran out of memory")
    if status is None or status >= 0:
        return None
    name = signal.Signals(-status).name if -status in set(signal.Signals) else str(-status)
    if -status in _CRASHES:
        return Verdict.RTE, _("the process crashed ({name}): most often an endless recursion", name=name)
    return Verdict.RTE, _("the process was ended by {name}", name=name)
