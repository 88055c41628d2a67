"""One run: a job to a waiting child, its frames back, all within one wall clock and caps on every stream."""

import selectors
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from enum import Enum

from judge.frame import Answer, Forbidden, NoEntry, NotCompiled, Raised, Returned
from judge.sandbox.format import FRAME
from judge.sandbox.keeper import Exit, Spare
from judge.sandbox.output import OUTPUT_KILL, Output
from judge.wire import BadFrame, End, Parsed, Ready, Unconfined, parse_frame

_FRAME_SLACK = 1 << 20
# Most submissions print nothing, and being woken for each mark between two cases would cost as much as judging one: the
# streams are looked at now and then, and waited for only once somebody prints more than a pipe should hold back.
_GLANCE_SECONDS, _TALKATIVE = 0.005, 4096
# poll needs no descriptor of its own and no system call to register; Windows has only select.
_NOBODY_ELSE = nullcontext()
_Selector: type[selectors.BaseSelector] = getattr(selectors, "PollSelector", selectors.SelectSelector)


class Ending(Enum):
    """Why a run is over."""

    DONE = "every case was answered"
    TIME = "the wall clock ran out"
    OUTPUT = "too much output"
    LEFT = "the process ended before it had answered every case"
    BROKEN = "what came back is no answer"
    LOST = "the process was taken away by somebody else"
    CANCELLED = "nobody wants the verdict any more"


@dataclass
class Execution:
    """What a run brought, how it ended, whether it ``ran``; ``unfinished``: output of a case that did not end."""

    ending: Ending
    answers: list[Answer] = field(default_factory=list)
    detail: str = ""
    exit: Exit | None = None
    ran: bool = False
    stderr: str = ""
    unfinished: str = ""
    seconds: float = 0.0


@dataclass(frozen=True)
class Bounds:
    """What a run may take: wall time in seconds, bytes of one frame's tensors, bytes of output that are kept."""

    seconds: float
    room: int
    output_kept: int


# Called for each answer: its number, the answer, its seconds, what was printed meanwhile.
OnAnswer = Callable[[int, Answer, float, str], None]


class Run:
    """Drives one child from READY to its end. Used once.

    ``turn`` is held while an answer is read and evaluated, never while one is waited for.
    """

    def __init__(
        self,
        spare: Spare,
        count: int,
        bounds: Bounds,
        mark: bytes,
        on_answer: OnAnswer,
        turn: AbstractContextManager[object] = _NOBODY_ELSE,
    ) -> None:
        self._spare, self._count, self._bounds, self._on_answer = spare, count, bounds, on_answer
        self._turn = turn
        self._buffer = bytearray()
        self._output = Output(spare, mark, count, bounds.output_kept)
        self._execution = Execution(Ending.LOST)
        self._selector = _Selector()
        self._selector.register(spare.sock.fileno(), selectors.EVENT_READ)
        self._listening = False
        self._deadline = 0.0
        self.cancelled = False

    def execute(self, job: bytes) -> Execution:
        """Send ``job`` and collect the answers. The child may still be dying when this returns."""
        if self._await_ready():
            started = time.perf_counter()
            self._collect(job, started)
            self._execution.seconds = time.perf_counter() - started
        if self._execution.ending is not Ending.DONE:
            self._execution.unfinished = self._output.rest()
        self._output.drain()
        self._execution.stderr = self._output.stderr()
        return self._execution

    def cancel(self) -> None:
        """From another thread: end the run as soon as the child's death is seen."""
        self.cancelled = True
        self._spare.warm.kill(self._spare)

    def _await_ready(self) -> bool:
        """Whether the child confined itself. A child that could not has run nothing and is lost, not guilty."""
        self._deadline = time.perf_counter() + self._spare.ready_seconds
        first = self._next_frame()
        if isinstance(first, Ready):
            return True
        self._execution.detail = first.text if isinstance(first, Unconfined) else str(first)
        return False

    def _collect(self, job: bytes, started: float) -> None:
        execution, last = self._execution, started
        self._deadline = started + self._bounds.seconds
        if not self._send(job):
            return
        execution.ran = True
        while True:
            frame = self._next_frame()
            now = time.perf_counter()
            if isinstance(frame, Ending):
                execution.ending = frame
                return
            if isinstance(frame, End):
                answered = len(execution.answers) == self._count
                execution.ending = Ending.DONE if answered else Ending.BROKEN
                return
            if isinstance(frame, Ready | Unconfined) or len(execution.answers) >= self._count:
                execution.ending, execution.detail = Ending.BROKEN, "a frame out of turn"
                return
            index, ends = len(execution.answers), _ends_a_run(frame)
            if ends and index:
                execution.ending, execution.detail = Ending.BROKEN, "a frame out of turn"
                return
            execution.answers.append(frame)
            with self._thinking():
                self._on_answer(index, frame, now - last, self._output.case(index))
            last = now
            if ends:
                execution.ending = Ending.DONE
                return

    @contextmanager
    def _thinking(self) -> Iterator[None]:
        """This run's turn. What it takes, and the wait for it, is not the submission's time."""
        began = time.perf_counter()
        with self._turn:
            yield
        self._deadline += time.perf_counter() - began

    def _send(self, job: bytes) -> bool:
        sock = self._spare.sock
        sock.settimeout(max(self._deadline - time.perf_counter(), 0.01))
        try:
            sock.sendall(job)
        except OSError:
            self._execution.ending = self._after_end()
            return False
        sock.setblocking(False)
        return True

    def _next_frame(self) -> Parsed | Ending:
        while True:
            try:
                frame = self._take_frame()
            except BadFrame as error:
                self._execution.detail = str(error)
                return Ending.BROKEN
            if frame is not None:
                return frame
            left = self._deadline - time.perf_counter()
            if left <= 0:
                return Ending.TIME
            if (ending := self._wait(left + 0.001)) is not None:
                return ending

    def _wait(self, seconds: float) -> Ending | None:
        """Until something has come in, and take it; an ending if that was the last."""
        ready = self._selector.select(seconds if self._listening else min(seconds, _GLANCE_SECONDS))
        for key, _event in ready:
            if key.fd != self._spare.sock.fileno():
                if not self._output.read(key.fd):
                    self._selector.unregister(key.fd)
            elif not self._receive():
                return self._after_end()
        if not ready and not self._listening:
            self._output.drain()
        if not self._listening and self._output.total > _TALKATIVE:
            self._listening = True
            for fd in (self._spare.out, self._spare.err):
                self._selector.register(fd, selectors.EVENT_READ)
        return Ending.OUTPUT if self._output.total > OUTPUT_KILL else None

    def _take_frame(self) -> Parsed | None:
        if len(self._buffer) < FRAME.size:
            return None
        kind, index, size = FRAME.unpack_from(self._buffer)
        if size > self._bounds.room + _FRAME_SLACK:
            raise BadFrame("a frame beyond the cap")
        if len(self._buffer) < FRAME.size + size:
            return None
        body = self._buffer[FRAME.size : FRAME.size + size]
        del self._buffer[: FRAME.size + size]
        with self._thinking():
            parsed = parse_frame(kind, body)
        if isinstance(parsed, Returned | Raised) and index != len(self._execution.answers):
            raise BadFrame("an answer out of turn")
        return parsed

    def _receive(self) -> bool:
        try:
            piece = self._spare.sock.recv(1 << 18)
        except BlockingIOError:
            return True
        except OSError:
            return False
        self._buffer += piece
        return bool(piece)

    def _after_end(self) -> Ending:
        """The socket closed. Tell a process that ended by itself from one that was taken away."""
        spare = self._spare
        if not spare.gone.wait(0.2):
            return Ending.LEFT  # it only closed its end and goes on: it gets no second chance
        self._execution.exit = spare.exit
        if self.cancelled:
            return Ending.CANCELLED
        if spare.exit is None:
            return Ending.LOST
        if spare.exit.status == -24 or (spare.exit.status == -9 and spare.exit.cpu > self._bounds.seconds):
            return Ending.TIME  # SIGXCPU, or the hard CPU limit behind it
        return Ending.LOST if spare.exit.status == -9 else Ending.LEFT


def _ends_a_run(frame: Answer) -> bool:
    """Whether no case was called: the source is no Python, not allowed, raised while it was loaded, or lacks a name."""
    return isinstance(frame, NotCompiled | Forbidden | NoEntry) or (isinstance(frame, Raised) and frame.at_import)
