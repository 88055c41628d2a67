"""The trusted side's handle on the warm process: starts it, orders and kills children, restarts it when it dies."""

import contextlib
import itertools
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from judge.errors import OperatorError
from judge.message import _
from judge.reason import reason
from judge.sandbox.format import EXITED, KILL, NOTICE, ORDER, PREWARM, SPAWN, UP
from judge.sandbox.policy import ROOT, Policy

# No module may have something done after each fork: `threading`, `logging` and `random` would copy 300 pages in every
# child, to mend locks that nobody holds and a generator that gets another state.
_START = """
import os, sys
os.register_at_fork = lambda **hooks: None
sys.path.insert(0, {root!r})
from judge.sandbox.zygote import main
main()
"""
# All that the warm process and its children find in their environment. Huge pages make forks cheap (glibc ≥ 2.35).
ENVIRONMENT = {
    "LANG": "C.UTF-8",
    "HOME": "/nonexistent",
    "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1:glibc.malloc.arena_max=1",
    "PYTHONIOENCODING": "utf-8:backslashreplace",
    "PYTHONDONTWRITEBYTECODE": "1",
    "OMP_NUM_THREADS": "1",
    "OMP_THREAD_LIMIT": "1",
    "MKL_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "OBJC_DISABLE_INITIALIZE_FORK_SAFETY": "YES",  # macOS ends a child that meets Objective-C after a fork
}
START_SECONDS = 60.0
_MEMORY_SHIFT = 10 if sys.platform == "darwin" else 0  # macOS counts peak memory in bytes, others in kB


@dataclass(frozen=True)
class Exit:
    """How a child ended. ``status`` as ``os.waitstatus_to_exitcode``; ``cpu`` in seconds; ``memory`` peak in kB."""

    status: int
    memory: int
    cpu: float


class Owner(Protocol):
    """Whoever can end a child."""

    def kill(self, spare: "Spare") -> None:
        """End it, unless it is gone already."""


@dataclass(eq=False)
class Spare:
    """A child that waits for its job, and the judge's ends of its pipes."""

    token: int
    warm: Owner
    sock: socket.socket
    out: int
    err: int
    exit: Exit | None = None
    gone: threading.Event = field(default_factory=threading.Event)
    ready_seconds: float = 20.0

    def read(self, fd: int) -> bytes:
        """What has come in on ``out`` or ``err``; nothing at its end. Raises BlockingIOError while nothing has."""
        return os.read(fd, 1 << 16)

    def close(self) -> None:
        """Kill the child if it still lives and close our ends."""
        self.warm.kill(self)
        self.sock.close()
        os.close(self.out)
        os.close(self.err)


class _Warm:
    """One life of the warm process."""

    def __init__(self, policy: Policy) -> None:
        ours, theirs = socket.socketpair()
        self._control, self._lock, self._spares = ours, threading.Lock(), dict[int, Spare]()
        self._up, self.dead, self.complaint = threading.Event(), threading.Event(), b""
        self.process = subprocess.Popen(
            [sys.executable, "-s", "-P", "-X", "utf8", "-c", _START.format(root=ROOT)],
            stdin=theirs.fileno(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            start_new_session=True,
        )
        theirs.close()
        with contextlib.suppress(OSError):
            ours.sendall(policy.line())
        threading.Thread(target=self._listen, name="sandbox-notices", daemon=True).start()
        threading.Thread(target=self._complaints, name="sandbox-stderr", daemon=True).start()

    def wait_until_up(self) -> None:
        self._up.wait(START_SECONDS)
        if self.dead.is_set() or not self._up.is_set():
            self.stop()
            tail = self.complaint.decode("utf-8", "replace").strip()
            raise OperatorError(_("the sandbox process did not start: {tail}", tail=tail or "no message"))

    def spawn(self, token: int, *, prewarm: bool) -> Spare:
        if sys.platform == "win32":
            raise NotImplementedError("cold.py is for systems without fork")
        with contextlib.ExitStack() as on_failure, contextlib.ExitStack() as handed_over:
            sock, job = socket.socketpair()
            on_failure.callback(sock.close)
            handed_over.callback(job.close)
            out, their_out = _pipe(on_failure, handed_over)
            err, their_err = _pipe(on_failure, handed_over)
            for fd in (out, err):
                os.set_blocking(fd, False)
            spare = Spare(token, self, sock, out, err)
            self._order(spare, [job.fileno(), their_out, their_err], prewarm=prewarm)
            on_failure.pop_all()
        return spare

    def _order(self, spare: Spare, fds: list[int], *, prewarm: bool) -> None:
        try:
            with self._lock:
                self._spares[spare.token] = spare
                order = ORDER.pack(SPAWN, spare.token | (PREWARM if prewarm else 0))
                socket.send_fds(self._control, [order], fds)
        except OSError:
            self.dead.set()
            spare.gone.set()

    def kill(self, spare: Spare) -> None:
        with contextlib.suppress(OSError), self._lock:
            if not spare.gone.is_set():
                self._control.sendall(ORDER.pack(KILL, spare.token))

    def stop(self) -> None:
        """Close the control socket: the zygote leaves and its children die with it. Kill it if it does not."""
        with contextlib.suppress(OSError):
            self._control.shutdown(socket.SHUT_RDWR)
        try:
            self.process.wait(2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._control.close()

    def _listen(self) -> None:
        """Turn notices into events until the warm process is gone."""
        with contextlib.suppress(OSError):
            while len(data := self._control.recv(NOTICE.size, socket.MSG_WAITALL)) == NOTICE.size:
                what, token, status, memory, cpu = NOTICE.unpack(data)
                if what == UP:
                    self._up.set()
                elif what == EXITED:
                    with self._lock:
                        spare = self._spares.pop(token, None)
                    if spare is not None:
                        spare.exit = Exit(status, memory >> _MEMORY_SHIFT, cpu / 1e6)
                        spare.gone.set()
        self.dead.set()
        self._up.set()
        with self._lock:
            lost, self._spares = list(self._spares.values()), {}
        for spare in lost:
            spare.gone.set()
        self.process.poll()

    def _complaints(self) -> None:
        """Keep the last of what the warm process writes to stderr: it is only read when it does not start."""
        assert self.process.stderr is not None
        with self.process.stderr as stream:
            while piece := os.read(stream.fileno(), 4096):
                self.complaint = (self.complaint + piece)[-4096:]


def _pipe(ours: contextlib.ExitStack, theirs: contextlib.ExitStack) -> tuple[int, int]:
    """A pipe whose reading end is closed with ``ours`` and whose writing end with ``theirs``."""
    read, write = os.pipe()
    ours.callback(os.close, read)
    theirs.callback(os.close, write)
    return read, write


class Keeper:
    """Keeps one warm process alive and hands out its children. ``hasty``: they come sooner unrehearsed."""

    hasty = True

    def __init__(self, policy: Policy, on_restart: Callable[[], None] = lambda: None) -> None:
        self.policy, self._lock, self._tokens = policy, threading.Lock(), itertools.count(1)
        self._warm: _Warm | None = None
        self._closed, self._on_restart, self.restarts = False, on_restart, 0

    def launch(self) -> None:
        """Start the warm process without waiting until it is up."""
        with self._lock:
            if self._warm is None:
                self._warm = _Warm(self.policy)

    def start(self) -> None:
        """Start it and wait. Raises OperatorError with its last words if it does not come up."""
        self.launch()
        self._living().wait_until_up()

    def spawn(self, *, prewarm: bool) -> Spare:
        """Order a child. It says READY on its socket when it is confined. Restarts a dead warm process first.

        Raises OperatorError where that does not start, or where this process may open no more files.
        """
        try:
            return self._living().spawn(next(self._tokens), prewarm=prewarm)
        except OSError as error:
            raise OperatorError(_("no child can be started: {error}", error=reason(error))) from error

    def close(self) -> None:
        """End the warm process and with it every child."""
        with self._lock:
            self._closed, warm = True, self._warm
        if warm is not None:
            warm.stop()

    @property
    def pid(self) -> int | None:
        """The warm process as the host sees it (its launcher, where it has a pid namespace of its own)."""
        return self._warm.process.pid if self._warm else None

    @property
    def alive(self) -> bool:
        return self._warm is not None and not self._warm.dead.is_set()

    def _living(self) -> _Warm:
        with self._lock:
            if self._closed or self._warm is None:
                raise OperatorError(_("the sandbox is closed"))
            restarted = self._warm.dead.is_set()
            if restarted:
                self._warm.stop()
                self._warm, self.restarts = _Warm(self.policy), self.restarts + 1
            warm = self._warm
        # An order that reaches a process which still reads its policy would be taken for a part of it.
        warm.wait_until_up()
        if restarted:
            self._on_restart()
        return warm
