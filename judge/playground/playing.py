"""One run of the playground: the job goes to a child, its only answer is read, the result is put together."""

import time

from judge.compare.evaluate import what_was_raised
from judge.endings import crashed, ended_by_the_judge, where_not_compiled
from judge.frame import Answer, NotCompiled, Raised, Returned
from judge.message import Message, _
from judge.plan import fresh_seed
from judge.playground.play import LIMITS, Play, Played
from judge.playground.shown import NoValue, Shown, read_value
from judge.sandbox.format import ITEMSIZE
from judge.sandbox.free import MAX_ELEMENTS, MAX_TENSORS
from judge.sandbox.job import encode_job
from judge.sandbox.output import new_mark
from judge.sandbox.run import Bounds, Ending, Execution
from judge.verdict import Verdict

_ROOM = MAX_TENSORS * MAX_ELEMENTS * max(ITEMSIZE)


class Playing:
    """Puts the result of one source together. ``level`` is the sandbox level that it states."""

    count = 1

    def __init__(self, play: Play, source: bytes, level: str) -> None:
        self._play, self._level = play, level
        self._answer: Answer | None = None
        self._stdout = ""
        self.started = time.perf_counter()
        self.killed = False
        self.bounds = Bounds(LIMITS.time_ms / 1000, _ROOM, LIMITS.output_kb << 10)
        self.mark = new_mark()
        self.job = encode_job(
            source=source,
            entry="",  # there is none: the source is run for itself
            calls=b"",
            time_ms=LIMITS.time_ms,
            memory=LIMITS.memory_mb << 20,
            room=_ROOM,
            seed=fresh_seed(),
            mark=self.mark,
        )

    def restart(self) -> None:
        """Forget what a lost run brought; the next one starts over."""
        self._answer, self._stdout = None, ""

    def answer(self, _index: int, answer: Answer, _seconds: float, stdout: str) -> None:
        """Keep the answer; nothing is compared."""
        self._answer, self._stdout = answer, stdout

    def outcome(self, execution: Execution) -> Played:
        """The result of a finished run."""
        text, tensors = "", tuple[Shown, ...]()
        trouble: tuple[Verdict, Message] | None
        if execution.ending is not Ending.DONE:
            trouble = _ended_early(execution)
        else:
            trouble = _fault(self._answer)
            if isinstance(self._answer, Returned):
                try:
                    text, tensors = read_value(self._answer.value)
                except NoValue:
                    trouble = Verdict.RTE, _("what the process sent is no answer ({detail})", detail="no value")
        return Played(
            id=self._play.id,
            fault=trouble and trouble[0],
            message=trouble and trouble[1],
            text=text,
            tensors=tensors,
            stdout=self._stdout + execution.unfinished,
            stderr=execution.stderr,
            time_ms=round((time.perf_counter() - self.started) * 1000, 1),
            sandbox=self._level,
        )


def failed(play: Play, level: str, message: Message) -> Played:
    """A result that says the fault is not the learner's."""
    return Played(id=play.id, fault=Verdict.IE, message=message, sandbox=level)


def _fault(answer: Answer | None) -> tuple[Verdict, Message] | None:
    if isinstance(answer, NotCompiled):
        return Verdict.CE, where_not_compiled(answer)
    if isinstance(answer, Raised):
        return what_was_raised(answer)
    if isinstance(answer, Returned):
        return None
    return Verdict.RTE, _("what the process sent is no answer ({detail})", detail="no value")


def _ended_early(execution: Execution) -> tuple[Verdict, Message]:
    if execution.ending is Ending.TIME:
        return Verdict.TLE, _(
            "the run was ended after {seconds} s: is there an endless loop?", seconds=LIMITS.time_ms / 1000
        )
    return (
        ended_by_the_judge(execution)
        or crashed(execution)
        or (Verdict.RTE, _("the process ended itself before the source had come to its end"))
    )
