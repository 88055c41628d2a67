"""A submission that tries: handed to a child like any other, it reports what it got away with.

Each attempt is harmless where it works. Only the standard library, and nothing of ours, is there when it runs.
"""

import ctypes
import json
import os
import socket
import sys
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

libc: Any = ctypes.CDLL(None, use_errno=True) if os.name == "posix" else None


def probe(files: tuple[str, ...], folders: tuple[str, ...]) -> str:
    """What of ``files`` can be read, of ``folders`` listed, and which other attempts worked, as JSON."""
    writable = ("/tmp", "/dev/shm", "/var/tmp", ".")
    return json.dumps(
        {
            "read": [p for p in files if worked(partial(first_byte, p))]
            + [p for p in folders if worked(partial(first_name, p))],
            "write": [p for p in writable if worked(partial(new_file, p))],
            "inet": worked(lambda: socket.socket(socket.AF_INET).close()),
            "unix": worked(unix_socket),
            "fork": worked(fork),
            "signal": worked(signal_the_parent),
            "trace": worked(lambda: libc.ptrace(0x4206, os.getppid(), 0, 0)),  # PTRACE_SEIZE stops nobody
            "unshare": worked(lambda: libc.unshare(0x10000000)),
            "memfd": worked(memory_file),
            "limits": worked(more_memory),
            "thread": worked(thread),
            "seccomp": control(21),
            "no_new_privs": control(39),
            "capabilities": capabilities(),
            "uid": os.getuid() if hasattr(os, "getuid") else None,
            "open_files": sum(worked(partial(is_open, fd)) for fd in range(3, 256)),
        }
    )


def worked(attempt: Callable[[], int | None]) -> bool:
    """Whether ``attempt`` neither raised nor returned what the C library returns for failure."""
    try:
        result = attempt()
    except (OSError, ValueError, OverflowError, AttributeError, ImportError):
        return False
    return result is None or result >= 0


def first_byte(path: str) -> int:
    """An empty file gives nothing away."""
    with open(path, "rb") as file:
        return 0 if file.read(1) else -1


def first_name(path: str) -> int:
    """An empty folder gives nothing away."""
    return 0 if os.listdir(path) else -1


def new_file(folder: str) -> None:
    """Make a file there, as a submission would to leave a mark."""
    open(f"{folder}/rope-probe", "w").close()


def is_open(fd: int) -> None:
    """Raises OSError where it is not."""
    os.fstat(fd)


def unix_socket() -> None:
    """Make a socket for this host alone."""
    if sys.platform == "win32":
        raise OSError
    socket.socket(socket.AF_UNIX).close()


def memory_file() -> None:
    """Make a file that has no name."""
    if sys.platform != "linux":
        raise OSError
    os.close(os.memfd_create("probe"))


def signal_the_parent() -> None:
    """Send it nothing. On Windows 0 would be Ctrl-C, for a whole group of processes."""
    if sys.platform != "win32":
        os.kill(os.getppid(), 0)


def fork() -> None:
    """Make a process that ends at once."""
    if sys.platform == "win32":
        raise OSError
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)


def thread() -> None:
    """Threads are allowed."""
    started = threading.Thread(target=int)
    started.start()
    started.join()


def more_memory() -> None:
    """Raise the limit that was set."""
    if sys.platform == "win32":
        return
    import resource

    _soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (hard + 4096, hard + 4096))


def control(option: int) -> int | None:
    """What ``prctl`` says of this process; None where there is no such call."""
    return int(libc.prctl(option, 0, 0, 0, 0)) if hasattr(libc, "prctl") else None


def capabilities() -> int | None:
    """The effective capabilities as a number; None where they cannot be asked for."""
    header, words = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    if not hasattr(libc, "capget") or libc.capget(header, words):
        return None
    return words[0] | words[3] << 32
