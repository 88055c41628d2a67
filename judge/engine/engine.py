"""The engine: a fair queue, one thread per slot, and somebody who tidies up while nobody waits."""

import logging
import os
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Self, TypeVar

import torch

from judge import collector
from judge.engine.judging import Judging, internal_error
from judge.engine.promise import Promise
from judge.engine.queue import FairQueue, Full
from judge.engine.spares import Spares
from judge.engine.stock import Stock
from judge.engine.submission import Event, OnEvent, Submission, encoded
from judge.engine.task import Task
from judge.engine.ticket import Ticket
from judge.errors import AuthorError, InternalError, OperatorError, QueueFull, RopeJudgeError
from judge.message import Message, _
from judge.outcome import CaseOutcome, Outcome
from judge.plan import Plan, fresh_seed, make_plan
from judge.playground import Play, Played
from judge.playground.playing import Playing
from judge.playground.playing import failed as failed_play
from judge.problem import Catalogue, Problem
from judge.sandbox import cold
from judge.sandbox.keeper import Keeper, Spare
from judge.sandbox.posture import Posture, probe
from judge.sandbox.run import Ending, Run

log = logging.getLogger("judge.engine")

R = TypeVar("R")

_ATTEMPTS = 6  # runs that may be lost with the warm process or before they began
_PATIENCE = 0.1  # seconds
_KILLS = 2  # runs that may be killed in the middle before the submission counts as the cause
_IDLE_SECONDS = 0.02
_WAKING_SECONDS = 0.0005
_CROWD_SECONDS, _CROWD_EVERY, _CROWD_LOOK = 0.8, 3.0, 0.002


def prepare_keeper(*, fork: bool | None = None) -> Keeper:
    """A keeper for this host with every layer it allows; ``launch`` it early and torch is imported there meanwhile.

    ``fork``: whether children are forked off a warm process; where the system can, if not given.
    """
    return cold.prepare(fork=fork)


class Engine:
    """Judges submissions. Use as a context manager, or ``start`` and ``close`` it.

    ``slots``: how many run at once; if not given, one more than there are cores, since a core is free while one of them
    plans and compares. ``queue_limit``: how many may wait.
    """

    def __init__(
        self, catalogue: Catalogue, *, slots: int | None = None, queue_limit: int = 1000, keeper: Keeper | None = None
    ) -> None:
        self.catalogue = catalogue
        self.slots = slots or _cores() + 1
        self._keeper = keeper or prepare_keeper()
        self._queue: FairQueue[tuple[Promise[Any], Callable[[], None]]] = FairQueue(queue_limit)
        self._spares = Spares(self._keeper, self.slots)
        self._stock = Stock()
        self._posture: Posture | None = None
        self._threads: list[threading.Thread] = []
        self._busy, self._lock, self._closed = 0, threading.Lock(), threading.Event()
        # Held by the one slot that plans, compares or explains. Python runs one thread at a time anyway, but each of a
        # thousand small tensor operations lets go of it, and threads that snatch it from each other take half as long
        # again.
        self._turn = threading.Lock()
        self.crowded: Callable[[], bool] = lambda: False
        """Whether many are handing in at this moment; a server says so."""
        self._crowd_until = 0.0
        self._recent: deque[float] = deque([0.02], maxlen=32)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_exc: object) -> None:
        self.close()

    def start(self) -> None:
        """Start the warm process, find out how well it confines, and begin to judge."""
        torch.set_num_threads(1)  # comparisons are tiny; threads of ours would only take the slots' cores
        self._keeper.start()
        self._posture = probe(self._keeper)
        self._spares.refill(rehearse=True)
        for number in range(self.slots):
            self._start_thread(self._work, f"judge-{number}")
        self._start_thread(self._tidy, "judge-tidy")

    def close(self) -> None:
        """Stop judging: what waits is given up, what runs is ended, the warm process leaves."""
        self._closed.set()
        for promise, _work in self._queue.close():
            promise.give_up()
        self._keeper.close()  # first: while a warm process comes up, whoever waits for it holds the spares
        self._spares.close()
        for thread in self._threads:
            thread.join(5)

    def settle(self) -> None:
        """For a process that has loaded all it needs: the garbage collector never walks through that again."""
        collector.loaded()

    @property
    def posture(self) -> Posture:
        """How well this host confines submissions, as probed at the start."""
        if self._posture is None:
            raise OperatorError(_("the engine was not started"))
        return self._posture

    @property
    def alive(self) -> bool:
        """Whether the warm process is there."""
        return self._keeper.alive

    @property
    def warm_pid(self) -> int | None:
        return self._keeper.pid

    @property
    def restarts(self) -> int:
        """How often the warm process had to be started again."""
        return self._keeper.restarts

    @property
    def waiting(self) -> int:
        """How many submissions wait in the queue."""
        return len(self._queue)

    @property
    def running(self) -> int:
        return self._busy

    def estimate(self) -> float:
        """Seconds until a submission handed in now would start, from the last few judgements."""
        typical = sum(self._recent) / len(self._recent)
        return typical * (len(self._queue) + self._busy) / self.slots

    def submit(self, submission: Submission, *, on_event: OnEvent | None = None) -> Ticket:
        """Hand in. Raises LearnerError for an unknown exercise or an unfit source, QueueFull when there is no room."""
        problem = self.catalogue.find(submission.problem)
        source = submission.encoded()
        ticket = Ticket(submission, on_event)
        if problem.kind != "code":
            ticket.resolve(_mark(problem, submission))
            return ticket
        if submission.case is not None:
            make_plan(problem, submission.mode, submission.seed or 0, submission.case)
        self._put(submission.learner, ticket, lambda: self._judge(ticket, problem, source))
        return ticket

    def play(self, play: Play) -> Promise[Played]:
        """Run a source of the playground: the same queue, limits and children. Raises as :meth:`submit`."""
        source = encoded(play.source)
        promise = Promise[Played](play.id)
        self._put(play.learner, promise, lambda: self._play(promise, play, source))
        return promise

    def _put(self, learner: str, promise: Promise[R], work: Callable[[], None]) -> None:
        promise.bind(
            withdraw=lambda p: self._queue.remove(lambda e: e[0] is p),
            place=lambda p: self._queue.position(lambda e: e[0] is p),
        )
        try:
            self._queue.put(learner, (promise, work))
        except Full:
            wait = self.estimate()
            message = _("the queue is full; try again in {seconds} s", seconds=round(wait, 1))
            raise QueueFull(message, retry_after=wait) from None
        if self._closed.is_set():
            promise.give_up()

    # Threads

    def _start_thread(self, target: object, name: str) -> None:
        thread = threading.Thread(target=target, name=name, daemon=True)  # type: ignore[arg-type]
        thread.start()
        self._threads.append(thread)

    def _work(self) -> None:
        while (entry := self._queue.take()) is not None:
            with self._lock:
                self._busy += 1
            self._let_in()
            started = time.perf_counter()
            try:
                entry[1]()
            finally:
                with self._lock:
                    self._busy -= 1
                self._recent.append(time.perf_counter() - started)
            self._refill(rehearse=not len(self._queue))

    def _let_in(self) -> None:
        """Where a crowd hands in at once, let them in first: an acknowledgement is waited for, a place in line is not.

        Once in a while and not for long, so that a crowd that does not end stops no judging.
        """
        now = time.monotonic()
        if now > self._crowd_until + _CROWD_EVERY and self.crowded():
            self._crowd_until = now + _CROWD_SECONDS
        while time.monotonic() < self._crowd_until and self.crowded():
            time.sleep(_CROWD_LOOK)

    def _judge(self, ticket: Ticket, problem: Problem, source: bytes) -> None:
        try:
            with self._turn:
                plan = self._plan(problem, ticket.submission)
            ticket.tell(Event("started", len(plan.cases)))

            def on_case(index: int, case: CaseOutcome) -> None:
                ticket.tell(Event("case", len(plan.cases), index=index, case=case))

            judging = Judging(ticket.submission, source, plan, self.posture.level, on_case)
            self._attempt(ticket, judging)
        except RopeJudgeError as error:
            if self._closed.is_set():
                ticket.give_up()
                return
            log.error("no verdict for %s: %s", ticket.submission.id, error)
            ticket.resolve(_failed(ticket.submission, problem, self.posture.level, error))
        except Exception as error:
            log.exception("judging %s failed", ticket.submission.id)
            ticket.resolve(_failed(ticket.submission, problem, self.posture.level, error))

    def _play(self, promise: Promise[Played], play: Play, source: bytes) -> None:
        level = self.posture.level
        try:
            self._attempt(promise, Playing(play, source, level))
        except Exception as error:
            if self._closed.is_set():
                promise.give_up()
                return
            log.exception("no result for %s", play.id)
            promise.resolve(failed_play(play, level, _whose_fault(error)))

    def _plan(self, problem: Problem, submission: Submission) -> Plan:
        if submission.mode == "submit" and submission.seed is None and submission.case is None:
            return self._stock.take(problem)
        seed = fresh_seed() if submission.seed is None else submission.seed
        return make_plan(problem, submission.mode, seed, submission.case)

    def _attempt(self, promise: Promise[R], task: Task[R]) -> None:
        """Run until a run was not taken from us. Two that were killed in the middle are the submission's own doing."""
        killed = 0
        trouble: RopeJudgeError = InternalError(_("the sandbox was lost {n} times", n=_ATTEMPTS))
        for number in range(_ATTEMPTS):
            try:
                # Whatever took a run away may be taking the waiting children, too: from then on only new ones.
                spare = self._keeper.spawn(prewarm=False) if number else self._spares.take()
                if self._run(promise, task, spare, last_chance=killed == _KILLS - 1):
                    return
                killed += task.killed
            except OperatorError as error:
                if self._closed.is_set():
                    raise
                log.warning("no run for %s: %s", promise.id, error)
                trouble = error
            task.restart()
            self._closed.wait(number * _PATIENCE)  # a warm process that is being killed is not dead yet
        raise trouble

    def _run(self, promise: Promise[R], task: Task[R], spare: Spare, *, last_chance: bool) -> bool:
        """One run; whether it kept the promise. The verdict leaves before the child is buried."""
        if len(self._queue):
            self._refill(rehearse=False)
        try:
            run = Run(spare, task.count, task.bounds, task.mark, task.answer, self._turn)
            promise.running(run.cancel)
            execution = run.execute(task.job)
            if promise.cancelled:
                promise.give_up()
                return True
            task.killed = execution.ending is Ending.LOST and execution.ran and execution.exit is not None
            if execution.ending is Ending.LOST and not (task.killed and last_chance):
                log.warning("run %s was lost (%s)", promise.id, execution.detail or execution.exit)
                return False
            with self._turn:
                outcome = task.outcome(execution)
            promise.resolve(outcome)
            self._make_way()
            return True
        finally:
            promise.ran()
            spare.close()

    def _make_way(self) -> None:
        """Let whoever waits for the verdict run first: it wakes up more slowly than this thread comes back."""
        if not len(self._queue):
            time.sleep(_WAKING_SECONDS)

    def _refill(self, *, rehearse: bool) -> None:
        """Fill the stock of children up. If that fails, the next run that finds none tries, and says why it cannot."""
        if self._closed.is_set():
            return
        try:
            self._spares.refill(rehearse=rehearse)
        except RopeJudgeError as error:
            log.warning("no child ahead: %s", error)

    def _tidy(self) -> None:
        """While nobody waits: rehearse children that were forked in haste, and draw plans ahead."""
        while not self._closed.wait(_IDLE_SECONDS):
            try:
                while not len(self._queue) and not self._busy and not self._closed.is_set():
                    if not self._spares.rehearse() and not self._stock.refill_one():
                        break
            except Exception as error:  # this thread has to live as long as the engine
                log.warning("tidying: %s: %s", type(error).__name__, error)
                self._closed.wait(1.0)


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _mark(problem: Problem, submission: Submission) -> Outcome:
    from judge.marking import mark

    return mark(problem, submission.source, submission.seed, submission.mode, submission.id)


def _failed(submission: Submission, problem: Problem, level: str, error: Exception) -> Outcome:
    """An outcome for what must not happen: the learner is told that it was not their fault."""
    return internal_error(submission, problem, level, _whose_fault(error))


def _whose_fault(error: Exception) -> Message:
    if isinstance(error, AuthorError):
        return _("this exercise is broken, not your answer ({error})", error=str(error))
    if isinstance(error, OperatorError):
        return _("the judge cannot judge right now ({error})", error=str(error))
    return _("the judge failed, not your answer; please hand it in again")
