"""What a freshly forked child gives up, in the order in which each step is still possible.

The steps before the job (:func:`before_job`) need nothing but the policy; those after it (:func:`for_job`) know its
limits. No code of a submission has run until both are done.

Linux has all of it. macOS has the session and some of the limits, none of them on memory that its kernel would keep;
Windows has nothing of this. What is not there is skipped, and the policy says so. Both were only simulated, on Linux.
"""

import contextlib
import ctypes
import mmap
import os
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if sys.platform != "win32":
    import resource
if TYPE_CHECKING:
    from judge.sandbox.landlock import Ruleset

_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE, _PR_CAPBSET_DROP, _PR_SET_NO_NEW_PRIVS, _PR_SET_SECCOMP = 1, 4, 24, 38, 22
_SECCOMP_MODE_FILTER = 2
_SIGKILL = 9
_LAST_CAPABILITY = 63
_CAP_KILL, _CAP_SETGID, _CAP_SETUID = 5, 6, 7
_STACK = 8 << 20
_CAPABILITY_VERSION = 0x20080522

_libc: Any = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None


class _Filter(ctypes.Structure):
    """``struct sock_fprog``: a classic BPF program as seccomp takes it."""

    _fields_ = (("length", ctypes.c_ushort), ("program", ctypes.c_char_p))


@dataclass(frozen=True)
class Confinement:
    """What was prepared for the children. ``base_*``: the size in bytes without a job, on which limits stand.

    ``tasks``: how many processes and threads the child's user may have; None where nobody counted.
    """

    ruleset: "Ruleset | None"
    bpf: bytes
    base_address_space: int
    base_data: int
    drop_uid: bool
    drop_capabilities: bool
    tasks: int | None = None


def first_for_the_oom_killer(proc: int) -> None:
    """If the machine runs out of memory, this process goes first. ``proc``: an open /proc, which is hidden by then."""
    with contextlib.suppress(OSError):
        score = os.open("self/oom_score_adj", os.O_WRONLY, dir_fd=proc)
        os.write(score, b"1000")  # must precede the uid drop: afterwards the file belongs to root
        os.close(score)


def before_job(confinement: Confinement, uid: int | None, parent: int) -> None:
    """Own session, no cores, few files, no privilege, no path but the allowed ones.

    ``parent``: the process whose end has to end this one; 0 where something else sees to that.
    """
    if sys.platform == "win32":
        return
    if os.getpid() != os.getsid(0):
        os.setsid()
    for name, limit in _fixed_limits(confinement.tasks):
        _limit(name, limit, limit)
    if sys.platform != "linux":
        return
    if confinement.drop_capabilities:
        for capability in range(_LAST_CAPABILITY + 1):
            if _libc.prctl(_PR_CAPBSET_DROP, capability, 0, 0, 0):
                break  # beyond the last one this kernel has, or nothing to drop from
    if uid is not None:
        os.setgroups([])
        os.setresgid(uid, uid, uid)
        os.setresuid(uid, uid, uid)
    if confinement.drop_capabilities:
        drop_capabilities()
    _libc.prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)
    if parent:
        _libc.prctl(_PR_SET_PDEATHSIG, _SIGKILL, 0, 0, 0)  # a change of uid clears it, so it is set after
        if os.getppid() != parent:
            os._exit(1)
    if confinement.ruleset is not None:
        confinement.ruleset.enter()
        os.close(confinement.ruleset.fd)


def for_job(confinement: Confinement, memory: int, seconds: int) -> None:
    """Memory and CPU limits of this job, then the system call filter, which also forbids changing them again."""
    _limit("RLIMIT_CPU", seconds + 1, seconds + 2)
    if sys.platform != "linux":
        return
    for name, size in (("RLIMIT_AS", confinement.base_address_space), ("RLIMIT_DATA", confinement.base_data)):
        _limit(name, size + memory, size + memory)
    if confinement.bpf:
        install_filter(confinement.bpf)


def install_filter(bpf: bytes) -> None:
    """Install the prepared seccomp program for this thread. It stays."""
    program = _Filter(len(bpf) // 8, bpf)
    if _libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) or _libc.prctl(
        _PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, ctypes.byref(program), 0, 0
    ):
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))


def may_change_users() -> bool:
    """Whether this process may give a child another user and end it then: root in a container may lack the rights."""
    header, data = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION, 0), (ctypes.c_uint32 * 6)()
    if _libc.capget(ctypes.byref(header), ctypes.byref(data)):
        return False
    wanted = sum(1 << bit for bit in (_CAP_KILL, _CAP_SETGID, _CAP_SETUID))
    return data[0] & wanted == wanted


def drop_capabilities() -> None:
    """Empty the effective, permitted and inheritable sets (``capset``, version 3: two words each)."""
    header = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION, 0)
    data = (ctypes.c_uint32 * 6)()
    if _libc.capset(ctypes.byref(header), ctypes.byref(data)):
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))


def own_memory() -> tuple[int, int]:
    """Address space and private data of this process in bytes: about what torch takes where nobody can tell."""
    if sys.platform != "linux":
        return 1 << 30, 1 << 29
    try:
        with open("/proc/self/statm") as statm:
            pages = statm.read().split()
    except OSError:
        return 1 << 30, 1 << 29
    page = mmap.PAGESIZE
    return int(pages[0]) * page, int(pages[5]) * page


def _fixed_limits(tasks: int | None) -> list[tuple[str, int]]:
    limits = [("RLIMIT_CORE", 0), ("RLIMIT_FSIZE", 0), ("RLIMIT_NOFILE", 64), ("RLIMIT_MEMLOCK", 0)]
    limits.append(("RLIMIT_STACK", _STACK))  # a stack counts as no data; some hosts let it grow without end
    if sys.platform == "linux":
        limits.append(("RLIMIT_MSGQUEUE", 0))
        if tasks is not None:
            limits.append(("RLIMIT_NPROC", tasks))
    return limits


def _limit(name: str, soft: int, hard: int) -> None:
    """Set a limit if this system has it and lets us."""
    if sys.platform != "win32":
        with contextlib.suppress(AttributeError, ValueError, OSError):
            resource.setrlimit(getattr(resource, name), (soft, hard))
