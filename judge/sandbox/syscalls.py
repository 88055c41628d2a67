"""The system calls a submission may make. Everything else is refused: default deny.

Refused calls fail with EPERM (``clone3`` with ENOSYS, so that the C library falls back to ``clone``) and do not kill:
numpy and torch probe softly and the learner reads a verdict. Compiled by libseccomp, installed by the child.
"""

import contextlib
import tempfile
from typing import Final

# What a computing process needs once it runs.
_COMPUTE: Final[str] = """
    read write readv writev pread64 pwrite64 lseek close
    munmap mremap mprotect madvise brk
    futex set_robust_list rseq set_tid_address restart_syscall
    rt_sigaction rt_sigprocmask rt_sigreturn rt_sigpending rt_sigtimedwait rt_sigsuspend sigaltstack pause
    clock_gettime clock_getres clock_nanosleep nanosleep gettimeofday time times
    getrandom sched_yield sched_getaffinity getcpu
    exit exit_group
"""

# Looking things up: which paths exist for it is Landlock's and the mount namespace's affair.
_FILES: Final[str] = """
    open openat stat lstat fstat newfstatat statx access faccessat faccessat2 readlink readlinkat getdents64 getcwd
    chdir fchdir umask
    dup dup2 dup3 poll ppoll select pselect6 epoll_create1 epoll_ctl epoll_wait epoll_pwait
    pipe2 eventfd2 recvfrom sendto shutdown
"""

# Knowing oneself.
_SELF: Final[str] = """
    getpid gettid getppid getuid geteuid getgid getegid getresuid getresgid getgroups getpgrp uname
    sysinfo getrusage getrlimit capget getitimer setitimer alarm
"""

# The same of any process, for 0 of oneself: which argument names it.
_OF_ITSELF: Final = (("getpgid", 0), ("getsid", 0), ("getpriority", 1))

# mmap's MAP_SHARED and MAP_ANONYMOUS. Not both: such memory counts as no data, so only the size of the address space
# would limit it, and a submission that unmaps torch's libraries has twice its budget there.
_SHARED, _ANONYMOUS = 0x01, 0x20

_CTL_OPTIMIZE: Final = 8  # SCMP_FLTATR_CTL_OPTIMIZE
_CLONE_THREAD: Final = 0x00010000
_CLONE_NEVER: Final = 0x7E02E0FF  # CSIGNAL, PTRACE, VFORK, PARENT, NEWNS … NEWNET
# F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC, F_GETPIPE_SZ: no locks, no leases, no signals.
_FCNTL: Final = (0, 1, 2, 3, 4, 1030, 1032)
# TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX: no terminal is talked to.
_IOCTL: Final = (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)
# prctl options that only read or only name: PR_GET_*, PR_SET_NAME.
_PRCTL: Final = (2, 3, 15, 16, 21, 27, 39)


def program() -> bytes:
    """The filter as classic BPF for this machine. Raises OSError or ImportError where libseccomp is missing."""
    import errno

    import pyseccomp as seccomp

    rules = seccomp.SyscallFilter(seccomp.ERRNO(errno.EPERM))
    rules.set_attr(seccomp.Attr.ACT_BADARCH, seccomp.KILL_PROCESS)
    with contextlib.suppress(OSError):  # a binary tree instead of a chain, where libseccomp is 2.5 or newer
        rules.set_attr(_CTL_OPTIMIZE, 2)
    for name in f"{_COMPUTE} {_FILES} {_SELF}".split():
        _allow(seccomp, rules, name)
    for name, argument in _OF_ITSELF:
        _allow(seccomp, rules, name, seccomp.Arg(argument, seccomp.EQ, 0))
    for flags in (0, _SHARED, _ANONYMOUS):
        _allow(seccomp, rules, "mmap", seccomp.Arg(3, seccomp.MASKED_EQ, _SHARED | _ANONYMOUS, flags))
    # Threads, never processes: no exit signal, vfork, ptrace, parent or namespace bit may ride along.
    _allow(seccomp, rules, "clone", seccomp.Arg(0, seccomp.MASKED_EQ, _CLONE_THREAD | _CLONE_NEVER, _CLONE_THREAD))
    rules.add_rule(seccomp.ERRNO(errno.ENOSYS), "clone3")
    # Reading its own limits, never setting one: the third argument is the new limit.
    _allow(seccomp, rules, "prlimit64", seccomp.Arg(0, seccomp.EQ, 0), seccomp.Arg(2, seccomp.EQ, 0))
    for option in _PRCTL:
        _allow(seccomp, rules, "prctl", seccomp.Arg(0, seccomp.EQ, option))
    for command in _FCNTL:
        _allow(seccomp, rules, "fcntl", seccomp.Arg(1, seccomp.EQ, command))
    for request in _IOCTL:
        _allow(seccomp, rules, "ioctl", seccomp.Arg(1, seccomp.EQ, request))
    with tempfile.TemporaryFile() as file:
        rules.export_bpf(file)
        file.seek(0)
        return file.read()


def _allow(seccomp: object, rules: object, name: str, *conditions: object) -> None:
    try:
        rules.add_rule(seccomp.ALLOW, name, *conditions)  # type: ignore[attr-defined]
    except OSError:
        return  # a call this architecture does not have, such as open on aarch64
