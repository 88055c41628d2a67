"""The floor: bare forks of the same warm process that answer the same cases.

No system call filter, no Landlock, no namespaces, no change of uid, every capability kept (rlimits stay: they cost
next to nothing). The trusted side sends the job and reads the answers' bytes; it neither parses nor compares them, and
jobs are drawn and encoded beforehand. What remains is what no design around this warm process can avoid.
"""

import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from benchmarks.workload import Workload
from judge.sandbox import policy, rehearsal
from judge.sandbox.format import END, FRAME, READY, RETURNED
from judge.sandbox.keeper import Keeper, Spare

Take: TypeAlias = Callable[[], bytes | None]


class _Child:
    """One bare child, spoken to in the plainest way."""

    def __init__(self, spare: Spare) -> None:
        self._spare, self._stream = spare, spare.sock.makefile("rb")

    def wait_until_ready(self) -> None:
        if self._frame() != READY:
            raise RuntimeError("the bare child did not come up")

    def answer(self, job: bytes) -> int:
        """How many cases were answered."""
        self._spare.sock.sendall(job)
        answered = 0
        while (kind := self._frame()) != END:
            answered += kind == RETURNED
        return answered

    def close(self) -> None:
        self._stream.close()
        self._spare.close()

    def _frame(self) -> int:
        header = self._stream.read(FRAME.size)
        if len(header) < FRAME.size:
            raise RuntimeError("the bare child was lost")
        kind, _index, size = FRAME.unpack(header)
        self._stream.read(size)
        return int(kind)


class Floor:
    """A warm process without confinement, and the ways to have it answer."""

    def __init__(self, workload: Workload, slots: int) -> None:
        self._workload, self._slots = workload, slots
        self._keeper = Keeper(bare_policy())
        self._keeper.start()

    def close(self) -> None:
        self._keeper.close()

    def on_demand(self, times: int) -> list[float]:
        """Milliseconds from the order to fork until every answer is back; one at a time, with pauses."""
        return [self._one(waiting=False) for _ in range(times)]

    def waiting(self, times: int) -> list[float]:
        """Milliseconds from the job to every answer, by a child forked and rehearsed during the pause before."""
        return [self._one(waiting=True) for _ in range(times)]

    def rate_on_demand(self, count: int) -> float:
        """Jobs a second with one thread a slot: fork, answer, kill, next."""

        def work(take: Take) -> None:
            while (job := take()) is not None:
                child = self._fork(rehearse=False)
                self._answered(child, job)
                child.close()

        return self._rate(count, work)

    def rate_one_ahead(self, count: int) -> float:
        """Jobs a second with one thread a slot: the next child is forked while this one answers."""

        def work(take: Take) -> None:
            following = self._fork(rehearse=False)
            while (job := take()) is not None:
                child, following = following, self._fork(rehearse=False)
                self._answered(child, job)
                child.close()
            following.close()

        return self._rate(count, work)

    def _fork(self, *, rehearse: bool) -> _Child:
        return _Child(self._keeper.spawn(prewarm=rehearse))

    def _one(self, *, waiting: bool) -> float:
        job = self._workload.job()
        child = self._fork(rehearse=True) if waiting else None
        self._workload.pause()
        if child is not None:
            child.wait_until_ready()
            started = time.perf_counter()
            self._complete(child.answer(job))
        else:
            started = time.perf_counter()
            child = self._fork(rehearse=False)
            self._answered(child, job)
        took = time.perf_counter() - started
        child.close()
        return took * 1000

    def _answered(self, child: _Child, job: bytes) -> None:
        child.wait_until_ready()
        self._complete(child.answer(job))

    def _complete(self, answered: int) -> None:
        if answered != self._workload.count:
            raise RuntimeError(f"a bare child answered {answered} of {self._workload.count} cases")

    def _rate(self, count: int, work: Callable[[Take], None]) -> float:
        jobs, lock = iter([self._workload.job() for _ in range(count)]), threading.Lock()

        def take() -> bytes | None:
            with lock:
                return next(jobs, None)

        threads = [threading.Thread(target=work, args=(take,)) for _ in range(self._slots)]
        started = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return count / (time.perf_counter() - started)


def bare_policy() -> policy.Policy:
    """This host's policy with every layer off."""
    layers = frozenset({"seccomp", "landlock", "namespaces", "uid"})
    wanted = policy.for_this_host(without=layers, prewarm=rehearsal.job())
    return replace(wanted, drop_capabilities=False)
