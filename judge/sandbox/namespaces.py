"""Namespaces, where the host lets us have them: entered once by the warm process, so that children pay nothing.

As root without a user namespace, else in one of our own. What remains visible is a small read-only tree with the
interpreter, its packages and the C library; no network but an own, empty loopback; no process but our own. Either all
of it works (tried in a forked process first) or nothing is changed and the other layers stand alone.
"""

import ctypes
import os
import sys
from collections.abc import Callable, Sequence

assert sys.platform != "win32"  # nobody imports it there

_NEWNS, _NEWUTS, _NEWIPC, _NEWUSER, _NEWPID, _NEWNET = (
    0x00020000,
    0x04000000,
    0x08000000,
    0x10000000,
    0x20000000,
    0x40000000,
)
_MS_RDONLY, _MS_NOSUID, _MS_NODEV, _MS_NOEXEC, _MS_REMOUNT, _MS_BIND = 1, 2, 4, 8, 32, 4096
_MS_REC, _MS_PRIVATE = 16384, 1 << 18
_MNT_DETACH = 2
_PR_SET_PDEATHSIG, _SIGKILL = 1, 9
_STAGES = "/tmp", "/var/tmp", "/mnt", "/srv", "/run"

_libc = ctypes.CDLL(None, use_errno=True)


def available() -> bool:
    """Whether a process like this one may enter all of them, tried for real in a forked process."""
    if sys.platform != "linux":
        return False
    return _in_fork(_try_all)


def enter() -> None:
    """Enter them, then go on as process 1 of a new pid namespace; the caller's process only waits for that one.

    All files are still visible afterwards: :func:`hide_files` follows when nothing more has to be imported.
    """
    _unshare()
    child = os.fork()
    if child:
        _pid, status = os.waitpid(child, 0)
        os._exit(os.waitstatus_to_exitcode(status) & 0xFF)
    _libc.prctl(_PR_SET_PDEATHSIG, _SIGKILL, 0, 0, 0)


def _try_all() -> None:
    _unshare()
    hide_files(["/usr", "/lib", "/lib64"], ["/dev/null"])


def _unshare() -> None:
    flags = _NEWNS | _NEWUTS | _NEWIPC | _NEWPID | _NEWNET
    uid, gid = os.getuid(), os.getgid()
    if uid == 0:
        _call(_libc.unshare(flags))
        return
    _call(_libc.unshare(flags | _NEWUSER))
    for path, text in (("setgroups", "deny"), ("uid_map", f"{uid} {uid} 1"), ("gid_map", f"{gid} {gid} 1")):
        with open(f"/proc/self/{path}", "w") as file:
            file.write(text)


def hide_files(read: Sequence[str], write: Sequence[str]) -> None:
    """Make a new root of read-only bind mounts at their old paths and detach everything else, /proc included.

    ``read``: what stays visible, read-only. ``write``: devices that stay writable.
    Missing parents are made 0755, so an interpreter inside a private home stays reachable for a dropped uid.
    """
    _mount("none", "/", None, _MS_REC | _MS_PRIVATE)
    root = _stage(read)
    _mount("tmpfs", root, "tmpfs", _MS_NOSUID | _MS_NODEV, "size=1m,nr_inodes=1k,mode=755")
    for path in _outermost(read):
        _bind(path, root + path)
    for path in write:
        _bind(path, root + path, read_only=False)
    os.makedirs(root + "/old", 0o700, exist_ok=True)
    _call(_libc.syscall(_pivot_root_number(), root.encode(), (root + "/old").encode()))
    os.chdir("/")
    _call(_libc.umount2(b"/old", _MNT_DETACH))
    os.rmdir("/old")
    _mount("none", "/", None, _MS_REMOUNT | _MS_BIND | _MS_RDONLY | _MS_NOSUID | _MS_NODEV)


def _stage(read: Sequence[str]) -> str:
    """Where the new root is put together: it covers a folder, which must not hold what is to stay visible."""
    free = (at for at in _STAGES if os.path.isdir(at) and not any(path.startswith(at + "/") for path in read))
    return next(free, _STAGES[0])


def _bind(source: str, target: str, *, read_only: bool = True) -> None:
    if os.path.islink(source) and not os.path.exists(target):
        os.makedirs(os.path.dirname(target), exist_ok=True)
        os.symlink(os.readlink(source), target)
        return
    if os.path.isdir(source):
        os.makedirs(target, exist_ok=True)
    elif os.path.exists(source):
        os.makedirs(os.path.dirname(target), exist_ok=True)
        os.close(os.open(target, os.O_CREAT | os.O_WRONLY, 0o644))
    else:
        return
    _mount(source, target, None, _MS_BIND | _MS_REC)
    if read_only:
        flags = _MS_REMOUNT | _MS_BIND | _MS_RDONLY | _MS_NOSUID | _locked_flags(target)
        _mount("none", target, None, flags)


def _locked_flags(path: str) -> int:
    """Mount flags that a user namespace may not take away again and therefore has to repeat."""
    flags = os.statvfs(path).f_flag
    return (_MS_NODEV if flags & 4 else 0) | (_MS_NOEXEC if flags & 8 else 0)


def _outermost(paths: Sequence[str]) -> list[str]:
    """``paths`` without those that lie inside another of them."""
    kept: list[str] = []
    for path in sorted(set(paths)):
        if path != "/proc/cpuinfo" and not any(path.startswith(outer + "/") for outer in kept):
            kept.append(path)
    return kept


def _mount(source: str, target: str, kind: str | None, flags: int, data: str = "") -> None:
    _call(_libc.mount(source.encode(), target.encode(), kind and kind.encode(), flags, data.encode()), target)


def _pivot_root_number() -> int:
    return {"x86_64": 155, "aarch64": 41, "riscv64": 41}[os.uname().machine]


def _in_fork(action: Callable[[], object]) -> bool:
    pid = os.fork()
    if pid == 0:
        try:
            action()
        except BaseException:
            os._exit(1)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0


def _call(result: int, what: str = "") -> None:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), what)
