"""Children without fork: each is an interpreter of its own, started ahead, which imports torch while it waits.

For Windows, and for tests elsewhere. What a child does with its job is the same code as under the warm process; its
streams are sockets, so that everything a run watches can be waited for on every system. Only the way in differs: file
descriptors are passed on under Unix, ``socket.share`` hands sockets over on Windows. That way, and what the C library
prints there being lost, was only simulated on Linux.
"""

import base64
import contextlib
import json
import os
import socket
import subprocess
import sys
import threading
from collections import deque
from dataclasses import dataclass
from typing import Any

from judge.errors import OperatorError
from judge.message import _
from judge.sandbox import policy as policies
from judge.sandbox import rehearsal
from judge.sandbox.keeper import ENVIRONMENT, START_SECONDS, Exit, Keeper, Spare
from judge.sandbox.policy import ROOT, Policy

_START = "import sys; sys.path.insert(0, {root!r}); from judge.sandbox.standalone import main; main()"
# Without these Windows starts no sockets and loads no libraries.
_WINDOWS = ("SYSTEMROOT", "SYSTEMDRIVE", "PATH", "TEMP", "APPDATA", "USERPROFILE", "PROGRAMFILES")
# What Windows ends a process with, as the signal that means the same: a bad address, no room on the stack.
_CRASHES = {0xC0000005: -11, 0xC00000FD: -11}
# Windows lets no socket be a standard stream of the C library; there only Python's own streams are put on sockets.
_FD_STREAMS = sys.platform != "win32"
_CLOSE_SECONDS = 5.0


def prepare(*, fork: bool | None = None) -> Keeper:
    """A keeper for this host, which forks where the system can unless told by ``fork``. Needs no torch."""
    if hasattr(os, "fork") if fork is None else fork:
        return Keeper(policies.for_this_host(prewarm=rehearsal.job()))
    return ColdKeeper(policies.for_this_host(prewarm=rehearsal.job(), fork=False))


@dataclass(eq=False, kw_only=True)
class ColdSpare(Spare):
    """A started child. ``ready_seconds`` leaves room for an import of torch from a disk that is cold, too."""

    process: subprocess.Popen[bytes]
    streams: tuple[socket.socket, socket.socket]
    ready_seconds: float = 120.0

    def read(self, fd: int) -> bytes:
        """As for any child, from a socket."""
        return self.streams[fd == self.err].recv(1 << 16)

    def close(self) -> None:
        """Kill the child if it still lives and close our ends."""
        self.warm.kill(self)
        for sock in (self.sock, *self.streams):
            sock.close()

    def last_words(self) -> str:
        """The end of what it has written to stderr."""
        text = b""
        with contextlib.suppress(OSError):
            while piece := self.read(self.err):
                text = (text + piece)[-4096:]
        return text.decode("utf-8", "replace").strip()

    def bury(self) -> None:
        """Wait for the end and note how it came: CPU time and memory only where the system tells."""
        memory, cpu = 0, 0.0
        if sys.platform != "win32":
            with contextlib.suppress(ChildProcessError):  # somebody else asked first: the status is known, no more
                _pid, status, usage = os.wait4(self.process.pid, 0)
                self.process.returncode = os.waitstatus_to_exitcode(status)
                memory = usage.ru_maxrss >> (10 if sys.platform == "darwin" else 0)
                cpu = usage.ru_utime + usage.ru_stime
        status = self.process.wait()
        self.exit = Exit(_CRASHES.get(status, status), memory, cpu)
        self.gone.set()
        if self.process.stdin is not None:
            self.process.stdin.close()


class ColdKeeper(Keeper):
    """Starts children and ends them. There is no warm process: ``pid`` is None and nothing has to be restarted."""

    hasty = False

    def __init__(self, policy: Policy) -> None:
        super().__init__(policy)
        self._children: set[ColdSpare] = set()
        self._ahead: deque[ColdSpare] = deque()  # launched and not asked for yet
        self._launched = False

    def launch(self) -> None:
        """Start two children, which import torch meanwhile: one for the probe and one for the first submission."""
        with self._lock:
            launched, self._launched = self._launched, True
        if not launched:
            self._ahead.extend((self._start(), self._start()))

    def start(self) -> None:
        """Wait until the first child is ready. Raises OperatorError with its last words if it does not come up."""
        self.launch()
        if self._ahead and not _speaks(self._ahead[0].sock):
            tail = self._ahead[0].last_words()
            self.close()
            raise OperatorError(_("the sandbox process did not start: {tail}", tail=tail or "no message"))

    def spawn(self, *, prewarm: bool) -> Spare:
        """A child, one that was launched ahead if there is. It rehearses in any case, while it waits for its job."""
        with contextlib.suppress(IndexError):
            return self._ahead.popleft()
        return self._start()

    def kill(self, spare: Spare) -> None:
        """End a child, unless it is gone already."""
        assert isinstance(spare, ColdSpare)
        spare.process.kill()

    def close(self) -> None:
        """End every child and wait until it is gone."""
        with self._lock:
            self._closed, children = True, list(self._children)
        while self._ahead:
            self._ahead.popleft().close()
        for spare in children:
            spare.process.kill()
        for spare in children:
            spare.gone.wait(_CLOSE_SECONDS)

    @property
    def pid(self) -> int | None:
        return None

    @property
    def alive(self) -> bool:
        return self._launched and not self._closed

    def _start(self) -> ColdSpare:
        """Start an interpreter, hand it its sockets and see to its burial."""
        with self._lock:
            if self._closed or not self._launched:
                raise OperatorError(_("the sandbox is closed"))
            job, out, err = (_pair() for _ in range(3))
            theirs = [theirs for _ours, theirs in (job, out, err)]
            process = _interpreter(theirs)
            spare = ColdSpare(
                next(self._tokens),
                self,
                job[0],
                out[0].fileno(),
                err[0].fileno(),
                process=process,
                streams=(out[0], err[0]),
            )
            self._children.add(spare)
        threading.Thread(target=self._bury, args=(spare,), name="sandbox-burial", daemon=True).start()
        _brief(process, theirs, self.policy)
        for stream in spare.streams:
            stream.setblocking(False)
        for sock in theirs:
            sock.close()
        return spare

    def _bury(self, spare: ColdSpare) -> None:
        spare.bury()
        with self._lock:
            self._children.discard(spare)


def _pair() -> tuple[socket.socket, socket.socket]:
    """Two connected sockets. Those of Windows go over loopback, where small frames would wait for each other."""
    pair = socket.socketpair()
    for sock in pair:
        with contextlib.suppress(OSError):
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return pair


def _interpreter(sockets: list[socket.socket]) -> subprocess.Popen[bytes]:
    """Start it with nothing but a pipe on stdin, whose end is also its own, and under Unix the sockets."""
    executable, environment, options = sys.executable, dict(ENVIRONMENT), dict[str, Any]()
    _job, out, err = (sock.fileno() for sock in sockets)
    if sys.platform == "win32":
        environment |= {name: os.environ[name] for name in _WINDOWS if name in os.environ}
        # A virtual environment's python.exe only starts the real one, to which the sockets have to be handed.
        executable = getattr(sys, "_base_executable", sys.executable)
        environment["__PYVENV_LAUNCHER__"] = sys.executable
        options["creationflags"] = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
    else:
        passed = sockets[:1] if _FD_STREAMS else sockets
        options = {"pass_fds": [sock.fileno() for sock in passed], "start_new_session": True}
    return subprocess.Popen(
        [executable, "-s", "-P", "-X", "utf8", "-c", _START.format(root=ROOT)],
        stdin=subprocess.PIPE,
        stdout=out if _FD_STREAMS else subprocess.DEVNULL,
        stderr=err if _FD_STREAMS else subprocess.DEVNULL,
        env=environment,
        cwd=os.path.abspath(os.sep),
        **options,
    )


def _brief(process: subprocess.Popen[bytes], sockets: list[socket.socket], policy: Policy) -> None:
    """Write the line that :mod:`judge.sandbox.standalone` reads."""
    config = {
        "sockets": [_handle(sock, process.pid) for sock in (sockets[:1] if _FD_STREAMS else sockets)],
        "root": policy.root,
        "prewarm": policy.prewarm,
    }
    assert process.stdin is not None
    with contextlib.suppress(OSError, ValueError):  # it has died, or was buried already: its burial tells
        process.stdin.write(json.dumps(config).encode() + b"\n")
        process.stdin.flush()


def _handle(sock: socket.socket, pid: int) -> str | int:
    if sys.platform == "win32":
        return base64.b64encode(sock.share(pid)).decode()
    return sock.fileno()


def _speaks(sock: socket.socket) -> bool:
    """Wait for a child's first byte without taking it."""
    try:
        sock.settimeout(START_SECONDS)
        return bool(sock.recv(1, socket.MSG_PEEK))
    except OSError:
        return False
    finally:
        sock.settimeout(None)
