"""The warm process. It imports torch once, confines itself as far as it can, and forks children on order.

Started by :mod:`judge.sandbox.keeper` with an environment of its own and no descriptor but its control socket (fd 0),
before any secret is near. It runs no parallel torch operation, ever: a child forked after one hangs in OpenMP. What it
warms up and its children do is a program: :mod:`judge.sandbox.child`, which judges, unless its policy names another.
"""

import contextlib
import gc
import importlib
import io
import json
import os
import select
import signal
import socket
import sys
from dataclasses import replace
from typing import Any

from judge.sandbox import confine, landlock, namespaces
from judge.sandbox.format import EXITED, KILL, NO_UID_LEFT, NOTICE, ORDER, PREWARM, SPAWN, STOP, UP
from judge.sandbox.tasks import TaskLimit

assert sys.platform != "win32"  # judge.sandbox.standalone is for systems without fork


class Zygote:
    """Forks, kills and reaps; knows nothing of submissions."""

    def __init__(
        self, control: socket.socket, proc: int, memory: tuple[int, int], config: dict[str, Any], program: Any
    ) -> None:
        self._control, self._proc, self._program = control, proc, program
        self._children: dict[int, tuple[int, int | None]] = {}  # pid -> token, uid
        self._pids: dict[int, int] = {}  # token -> pid
        self._uids = (
            list(range(config["first_uid"], config["first_uid"] + config["uids"])) if config["drop_uid"] else []
        )
        self._prewarm = bytes.fromhex(config["prewarm"])
        ruleset = landlock.Ruleset(config["read"], config["write"]) if config["landlock"] else None
        self._confinement = confine.Confinement(
            ruleset=ruleset,
            bpf=bytes.fromhex(config["bpf"]),
            base_address_space=memory[0],
            base_data=memory[1],
            drop_uid=config["drop_uid"],
            drop_capabilities=config["drop_capabilities"],
        )
        # Only somebody who is not root needs a user namespace to make the others.
        apart = config["namespaces"] and os.getuid() != 0
        self._tasks = TaskLimit(proc, own=config["drop_uid"], counted_apart=apart)
        self._wake, self._woken = os.pipe()

    def serve(self) -> None:
        """Answer orders until told to stop or until the keeper is gone."""
        for end in (self._wake, self._woken):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(self._woken, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        self._notify(UP, 0, 0, 0, 0)
        poll = select.poll()
        poll.register(self._control, select.POLLIN)
        poll.register(self._wake, select.POLLIN)
        while True:
            for fd, _event in poll.poll():
                if fd == self._wake:
                    self._reap()
                elif not self._obey():
                    self._bury()
                    return

    def _obey(self) -> bool:
        data, fds, _flags, _address = socket.recv_fds(self._control, ORDER.size, 3)
        if len(data) < ORDER.size:
            return False
        order, token = ORDER.unpack(data)
        if order == SPAWN:
            self._spawn(token & ~PREWARM, fds, bool(token & PREWARM))
        elif order == KILL and token in self._pids:
            os.kill(self._pids[token], signal.SIGKILL)
        return bool(order != STOP)

    def _spawn(self, token: int, fds: list[int], prewarm: bool) -> None:
        if self._confinement.drop_uid and not self._uids:  # never a child that keeps ours
            for fd in fds:
                os.close(fd)
            self._notify(EXITED, token, NO_UID_LEFT, 0, 0)
            return
        uid = self._uids.pop(0) if self._confinement.drop_uid else None
        parent, confinement = os.getpid(), replace(self._confinement, tasks=self._tasks.now(self._children))
        pid = os.fork()
        if pid == 0:
            try:
                self._become_child(fds, confinement, uid, parent, prewarm)
            finally:
                os._exit(1)
        for fd in fds:
            os.close(fd)
        self._children[pid] = token, uid
        self._pids[token] = pid

    def _become_child(
        self, fds: list[int], confinement: confine.Confinement, uid: int | None, parent: int, prewarm: bool
    ) -> None:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        confine.first_for_the_oom_killer(self._proc)
        job, out, err = fds
        # Its own open file: flags set on one that is shared would be seen by every child that comes after.
        os.dup2(os.open("/dev/null", os.O_RDWR), 0)
        os.dup2(out, 1)
        os.dup2(err, 2)
        kept = sorted({job, confinement.ruleset.fd if confinement.ruleset else job})
        for low, high in zip([2, *kept], [*kept, 4096], strict=True):
            os.closerange(low + 1, high)
        prewarming = self._prewarm if prewarm else b""
        self._program.serve(socket.socket(fileno=job), confinement, uid, parent, prewarming)

    def _reap(self) -> None:
        os.read(self._wake, 4096)  # one byte per signal; signals merge, so the loop below asks until nothing is left
        while self._children:
            pid, status, usage = os.wait4(-1, os.WNOHANG)
            if not pid:
                return
            token, uid = self._children.pop(pid, (0, None))
            self._pids.pop(token, None)
            if uid is not None:
                self._uids.append(uid)
            cpu = int((usage.ru_utime + usage.ru_stime) * 1e6)
            self._notify(EXITED, token, os.waitstatus_to_exitcode(status), usage.ru_maxrss, cpu)

    def _bury(self) -> None:
        """End and reap every child: where the server is process 1 of a container, nobody else would."""
        for pid in self._children:
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)

    def _notify(self, what: int, token: int, status: int, memory: int, cpu: int) -> None:
        self._control.sendall(NOTICE.pack(what, token, status, memory, cpu))


def _streams() -> None:
    """Make the text streams that every child inherits, on descriptors that each of them replaces by its own pipes.

    Making them in the child would copy 200 pages. They are made on pipes, too, since a stream asks once whether it can
    seek. Line by line, so that what was printed is there even if the child is killed.
    """
    read, write = os.pipe()
    os.dup2(write, 1)
    for name, fd in (("stdout", 1), ("stderr", 2)):
        binary = io.BufferedWriter(io.FileIO(fd, "w", closefd=False))
        stream = io.TextIOWrapper(binary, encoding="utf-8", errors="backslashreplace", line_buffering=True)
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    os.dup2(os.open("/dev/null", os.O_RDWR), 1)
    os.close(read)
    os.close(write)


def _huge_pages() -> None:
    """Gather the heap into huge pages where the kernel can, which makes a fork copy far fewer page table entries."""
    import ctypes

    libc = ctypes.CDLL(None)
    try:
        with open("/proc/self/maps") as maps:
            lines = maps.readlines()
    except OSError:
        return
    for line in lines:
        span, rights, _offset, _device, inode, *name = line.split()
        low, high = (int(end, 16) for end in span.split("-"))
        if rights.startswith("rw") and inode == "0" and high - low >= 1 << 21 and name != ["[stack]"]:
            libc.madvise(ctypes.c_void_p(low), ctypes.c_size_t(high - low), 25)  # MADV_COLLAPSE


def main() -> None:
    """Entry point: ``python -c "from judge.sandbox.zygote import main; main()"`` with the control socket as fd 0."""
    gc.disable()  # walking through torch again and again is a fifth of importing it, and finds nothing
    control = socket.socket(fileno=os.dup(0))
    os.dup2(os.open("/dev/null", os.O_RDWR), 0)
    config = _read_config(control)
    if config["namespaces"]:
        namespaces.enter()
    sys.path[:] = [p for p in sys.path if any(p.startswith(root) for root in config["read"])] + [config["root"]]
    program = importlib.import_module(config["program"])
    program.warm_up()
    gc.freeze()
    if config["prewarm"]:  # fills caches and binds symbols once for all children
        for _ in range(2):
            program.rehearse(bytes.fromhex(config["prewarm"]))
    _streams()
    sys.path.remove(config["root"])
    os.chdir("/")
    memory = confine.own_memory()
    _huge_pages()
    proc = os.open("/proc" if os.path.isdir("/proc") else "/", os.O_RDONLY | os.O_CLOEXEC)
    if config["namespaces"]:
        namespaces.hide_files(config["read"], config["write"])
    gc.collect()  # of what rehearsing made; what was imported stays as it is
    gc.freeze()
    gc.disable()
    Zygote(control, proc, memory, config, program).serve()
    os._exit(0)  # taking torch down bit by bit would last longer than the keeper waits before it kills


def _read_config(control: socket.socket) -> dict[str, Any]:
    line = b""
    while not line.endswith(b"\n"):
        piece = control.recv(65536)
        if not piece:
            raise SystemExit(1)
        line += piece
    config: dict[str, Any] = json.loads(line)
    return config
