"""What a run may leave behind: processes, descriptors, memory, files and kernel objects, counted before and after."""

from __future__ import annotations

import ctypes
import gc
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import psutil

from judge.sandbox.policy import FIRST_UID

_FOLDERS = ("/tmp", "/var/tmp", "/dev/shm", "/run", "/run/lock", "/dev/mqueue")
_SYSTEM_V = ("shm", "sem", "msg")
_ZYGOTE = "judge.sandbox.zygote"


def zygotes() -> list[psutil.Process]:
    """The warm process and all below it: its own namespace's first process, and the waiting children."""
    below = psutil.Process().children(recursive=True)
    return [process for process in below if _is_zygote(process)]


def _is_zygote(process: psutil.Process) -> bool:
    try:
        return any(_ZYGOTE in word for word in process.cmdline()) and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def warm() -> psutil.Process:
    """The process that forks the children: the deepest of the warm ones that has children, or the only one."""
    found = zygotes()
    parents = {process.ppid() for process in found}
    forking = [process for process in found if process.pid in parents]
    return forking[-1] if forking else found[0]


@dataclass(frozen=True)
class Census:
    """A count. Compare two of them with :meth:`faults_since`."""

    processes: int
    descriptors: int
    warm_descriptors: int
    memory: int
    warm_memory: int
    files: frozenset[str]
    kernel: tuple[int, ...]
    private: bool

    @classmethod
    def take(cls, *, private: bool = False) -> Census:
        """Count now. What of a warm process is not ours to inspect counts as none.

        ``private``: nobody else uses this machine's temporary folders meanwhile, so that every new file is a find.
        """
        _give_back()
        minder = warm()
        try:
            minded = minder.num_fds()
        except psutil.AccessDenied:
            minded = 0
        return cls(
            processes=len(psutil.Process().children(recursive=True)),
            descriptors=len(os.listdir("/proc/self/fd")),
            warm_descriptors=minded,
            memory=_memory(psutil.Process()),
            warm_memory=_memory(minder),
            files=frozenset(entry.path for entry in _entries() if private or _suspicious(entry)),
            kernel=tuple(sum(1 for _object in _objects(kind)) for kind in _SYSTEM_V),
            private=private,
        )

    def faults_since(self, before: Census, *, memory_mb: int = 48) -> list[str]:
        """What has grown since ``before``, in words."""
        faults = [
            f"{name}: {was} then, {now} now"
            for name, was, now in (
                ("processes", before.processes, self.processes),
                ("descriptors", before.descriptors, self.descriptors),
                ("descriptors of the warm process", before.warm_descriptors, self.warm_descriptors),
            )
            if now > was
        ]
        for name, was, now in (
            ("memory", before.memory, self.memory),
            ("memory of the warm process", before.warm_memory, self.warm_memory),
        ):
            if now > was + (memory_mb << 20):
                faults.append(f"{name}: {was >> 20} MB then, {now >> 20} MB now")
        faults += [f"a file was left: {path}" for path in sorted(self.files - before.files)]
        if self.kernel != before.kernel:
            faults.append(f"kernel objects: {before.kernel} then, {self.kernel} now")
        return faults


def _objects(kind: str) -> Iterator[list[str]]:
    """The kernel's objects of one kind, but for what a PostgreSQL server of other tests holds."""
    names, *lines = [line.split() for line in Path(f"/proc/sysvipc/{kind}").read_text().splitlines()]
    for line in lines:
        maker = dict(zip(names, line, strict=False)).get("cpid", "none")
        try:
            if Path(f"/proc/{maker}/comm").read_text() == "postgres\n":
                continue
        except OSError:  # gone, or not told
            pass
        yield line


def steady(*, private: bool, patience: float = 20.0) -> Census:
    """A census that a second one confirms: no child is just being forked or reaped."""
    found = [Census.take(private=private)]

    def confirmed() -> bool:
        found.append(Census.take(private=private))
        one, other = found[-2:]
        return (one.processes, one.descriptors, one.warm_descriptors) == (
            other.processes,
            other.descriptors,
            other.warm_descriptors,
        )

    wait_until(confirmed, patience)
    return found[-1]


def settled(before: Census, *, patience: float = 5.0, memory_mb: int = 48) -> list[str]:
    """The faults that are still there after ``patience`` seconds in which nothing was judged."""

    found: list[str] = []

    def quiet() -> bool:
        found[:] = Census.take(private=before.private).faults_since(before, memory_mb=memory_mb)
        return not found

    wait_until(quiet, patience)
    return found


def wait_until(holds: Callable[[], bool], patience: float) -> None:
    """Poll until ``holds`` or ``patience`` is over."""
    end = time.monotonic() + patience
    while not holds() and time.monotonic() < end:
        time.sleep(0.1)


def _give_back() -> None:
    """Collect garbage and return freed memory to the system, so that what is left is in use."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc only
    if trim is not None:
        trim(0)


def _memory(process: psutil.Process) -> int:
    try:
        return int(process.memory_info().rss)
    except psutil.AccessDenied:
        return 0


def _entries() -> Iterator[os.DirEntry[str]]:
    for folder in _FOLDERS:
        try:
            yield from os.scandir(folder)
        except OSError:
            continue


def _suspicious(entry: os.DirEntry[str]) -> bool:
    """Other programs use these folders too: a find is what belongs to a child's user, or bears an attacker's mark."""
    try:
        owned = FIRST_UID <= entry.stat(follow_symlinks=False).st_uid < FIRST_UID + 256
    except OSError:
        return False
    return owned or any(mark in entry.name for mark in ("rope_judge", "rope-judge-mark", "rope-judge-bomb", "redteam"))
