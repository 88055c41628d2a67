"""What a freshly forked child gives up, in the order in which each step is still possible.

The steps before the job (:func:`before_job`) need nothing but the policy; those after it (:func:`for_job`) know its
limits. No code of a submission has run until both are done.
"""

import contextlib
import ctypes
import os
import resource
import sys
from dataclasses import dataclass

from judge.sandbox.landlock import Ruleset

_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE, _PR_CAPBSET_DROP, _PR_SET_NO_NEW_PRIVS, _PR_SET_SECCOMP = 1, 4, 24, 38, 22
_SECCOMP_MODE_FILTER = 2
_SIGKILL = 9
_LAST_CAPABILITY = 63
_LINUX = sys.platform == "linux"

_libc = ctypes.CDLL(None, use_errno=True)


class _Filter(ctypes.Structure):
    """``struct sock_fprog``: a classic BPF program as seccomp takes it."""

    _fields_ = (("length", ctypes.c_ushort), ("program", ctypes.c_char_p))


@dataclass(frozen=True)
class Confinement:
    """What the zygote prepared for its children. ``base_memory``: its own size in bytes, which limits stand on."""

    ruleset: Ruleset | None
    bpf: bytes
    base_address_space: int
    base_data: int
    drop_uid: bool
    drop_capabilities: bool


def before_job(confinement: Confinement, uid: int | None, parent: int) -> None:
    """Own session, no cores, few files, no privilege, no path but the allowed ones."""
    os.setsid()
    with contextlib.suppress(OSError), open("/proc/self/oom_score_adj", "w") as score:
        score.write("1000")  # must precede the uid drop: afterwards the file belongs to root
    for kind, limit in _fixed_limits(dedicated_uid=uid is not None):
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(kind, (limit, limit))
    if not _LINUX:
        return
    if confinement.drop_capabilities:
        for capability in range(_LAST_CAPABILITY + 1):
            _libc.prctl(_PR_CAPBSET_DROP, capability, 0, 0, 0)
    if uid is not None:
        os.setgroups([])
        os.setresgid(uid, uid, uid)
        os.setresuid(uid, uid, uid)
    if confinement.drop_capabilities:
        drop_capabilities()
    _libc.prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)
    _libc.prctl(_PR_SET_PDEATHSIG, _SIGKILL, 0, 0, 0)  # a change of uid clears it, so it is set after
    if os.getppid() != parent:
        os._exit(1)
    if confinement.ruleset is not None:
        confinement.ruleset.enter()


def for_job(confinement: Confinement, memory: int, seconds: int) -> None:
    """Memory and CPU limits of this job, then the system call filter, which also forbids changing them again."""
    cpu = (seconds + 1, seconds + 2)
    limits = [(resource.RLIMIT_CPU, cpu)]
    if _LINUX:
        limits += [
            (resource.RLIMIT_AS, (confinement.base_address_space + memory,) * 2),
            (resource.RLIMIT_DATA, (confinement.base_data + memory,) * 2),
        ]
    for kind, limit in limits:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(kind, limit)
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


def drop_capabilities() -> None:
    """Empty the effective, permitted and inheritable sets (``capset``, version 3: two words each)."""
    header = (ctypes.c_uint32 * 2)(0x20080522, 0)
    data = (ctypes.c_uint32 * 6)()
    if _libc.capset(ctypes.byref(header), ctypes.byref(data)):
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))


def _fixed_limits(*, dedicated_uid: bool) -> list[tuple[int, int]]:
    limits = [
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_NOFILE, 64),
        (resource.RLIMIT_MEMLOCK, 0),
    ]
    if _LINUX:
        limits.append((resource.RLIMIT_MSGQUEUE, 0))
        if dedicated_uid:  # elsewhere it would count the person's other processes
            limits.append((resource.RLIMIT_NPROC, 64))
    return limits
