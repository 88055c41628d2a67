"""The trusted side of completion: one question to one waiting child, within a budget, or no answer.

Nothing here waits for what is slow. A child that does not answer in time is killed, and the next question meets
another that waits already; where none waits, or the warm process is only starting, the asker is told so at once and
goes on with what it knows itself. The warm process is started with the first question.
"""

import contextlib
import logging
import os
import socket
import threading
import time
from collections import deque
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from judge.completion.question import MAX_ANSWER, Answer, Question, parse_answer
from judge.completion.static import STUBS
from judge.errors import RopeJudgeError
from judge.sandbox import policy as policies
from judge.sandbox.format import FRAME, READY, RETURNED
from judge.sandbox.keeper import Keeper, Spare
from judge.sandbox.policy import Policy

log = logging.getLogger("judge.completion")

State: TypeAlias = Literal["starting", "slow", "busy", "off"]

BUDGET_SECONDS: Final = 0.3
_SLOTS = 2  # questions that are answered at once
_READY_SECONDS = 20.0
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 60.0
_U32_SIZE = 4


class NoAnswer(Exception):
    """``starting``: not yet; ``slow``: this one took too long; ``busy``: others are asking; ``off``: not here."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.state: State = state


def policy() -> Policy:
    """The layers that children who judge get, too, with user ids of their own."""
    base = policies.for_this_host(also_read=(str(STUBS),))
    first = base.first_uid + base.uids
    return replace(base, program="judge.completion.child", first_uid=first, uids=16)


class Completion:
    """Answers questions. Safe to use from many threads; ``close`` it."""

    def __init__(self, *, budget: float = BUDGET_SECONDS, keeper: Keeper | None = None) -> None:
        self.budget, self._keeper = budget, keeper
        self._waiting: deque[Spare] = deque()
        self._changed = threading.Condition()
        self._slots = threading.BoundedSemaphore(_SLOTS)
        self._tending: threading.Thread | None = None
        self._up = self._closed = False
        self._off = not hasattr(os, "fork")  # a warm process is what makes this quick

    def ask(self, question: Question) -> Answer:
        """The answer to ``question``. Raises NoAnswer where there is none in time."""
        deadline = time.monotonic() + self.budget
        self._begin()
        if not self._slots.acquire(timeout=self.budget):
            raise NoAnswer("busy")
        try:
            spare = self._take(deadline)
            try:
                # Its own time begins now: what others used up is not its fault.
                return self._exchange(spare, question, time.monotonic() + self.budget)
            finally:
                spare.close()
        finally:
            self._slots.release()

    def start(self, timeout: float) -> bool:
        """Start the warm process, if no question has yet, and wait until it is up; whether it is."""
        with contextlib.suppress(NoAnswer):
            self._begin()
        with self._changed:
            return self._changed.wait_for(lambda: self._up, timeout)

    def close(self) -> None:
        """End the warm process and its children."""
        with self._changed:
            self._closed, keeper = True, self._keeper
            self._changed.notify_all()
        if keeper is not None:  # first: whoever waits for it to come up then waits no longer
            keeper.close()
        if self._tending is not None:
            self._tending.join(5)
        for spare in self._waiting:
            spare.close()

    def _begin(self) -> None:
        with self._changed:
            if self._closed or self._off:
                raise NoAnswer("off")
            if self._tending is None:
                self._tending = threading.Thread(target=self._tend, name="completion", daemon=True)
                self._tending.start()
            if not self._up:
                raise NoAnswer("starting")

    def _take(self, deadline: float) -> Spare:
        while True:
            with self._changed:
                left = deadline - time.monotonic()
                if not self._changed.wait_for(lambda: self._waiting or self._closed, max(left, 0)):
                    raise NoAnswer("busy")
                if self._closed:
                    raise NoAnswer("off")
                spare = self._waiting.popleft()
                self._changed.notify_all()
            if not spare.gone.is_set():
                return spare
            spare.close()  # it went with its warm process

    def _exchange(self, spare: Spare, question: Question, deadline: float) -> Answer:
        body = question.model_dump_json().encode()
        try:
            spare.sock.settimeout(max(deadline - time.monotonic(), 0.001))
            spare.sock.sendall(len(body).to_bytes(_U32_SIZE, "little") + body)
            kind, size = _header(spare.sock, deadline)
            answer = None
            if kind == RETURNED and size <= MAX_ANSWER:
                answer = parse_answer(_receive(spare.sock, size, deadline), question)
        except OSError:  # too late, or it died of what it read
            raise NoAnswer("slow") from None
        if answer is None:
            log.warning("completion: an answer that is none (frame %s of %s bytes)", kind, size)
            raise NoAnswer("slow")
        return answer

    def _tend(self) -> None:
        """Start the warm process and keep children waiting; whatever goes wrong is tried again, ever more slowly."""
        pause = _FIRST_PAUSE
        while not self._closed:
            try:
                self._fill()
                pause = _FIRST_PAUSE
            except (RopeJudgeError, OSError) as error:
                log.warning("completion: %s", error)
                with self._changed:
                    self._up = False
                    self._changed.wait_for(lambda: self._closed, pause)
                pause = min(pause * 2, _LONGEST_PAUSE)

    def _fill(self) -> None:
        layers = policy() if self._keeper is None else None
        with self._changed:
            if self._closed:
                return
            if layers is not None:
                self._keeper = Keeper(layers)
            keeper = self._keeper
            assert keeper is not None
            keeper.launch()
        while not self._closed:
            spare = keeper.spawn(prewarm=False)
            if not _ready(spare):
                spare.close()
                raise OSError("a child did not become ready")
            with self._changed:
                self._up = True
                self._waiting.append(spare)
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._closed or len(self._waiting) < _SLOTS)


def _ready(spare: Spare) -> bool:
    """Wait until a child has confined itself."""
    with contextlib.suppress(OSError):
        kind, size = _header(spare.sock, time.monotonic() + _READY_SECONDS)
        return kind == READY and size == 0
    return False


def _header(sock: socket.socket, deadline: float) -> tuple[int, int]:
    kind, _index, size = FRAME.unpack(_receive(sock, FRAME.size, deadline))
    return int(kind), int(size)


def _receive(sock: socket.socket, size: int, deadline: float) -> bytes:
    """``size`` bytes. Raises OSError where they do not come before ``deadline``."""
    data = bytearray()
    while len(data) < size:
        sock.settimeout(max(deadline - time.monotonic(), 0.001))
        piece = sock.recv(size - len(data))
        if not piece or time.monotonic() > deadline:
            raise TimeoutError
        data += piece
    return bytes(data)
