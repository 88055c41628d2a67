"""A binding to Landlock, as small as this project's use of it: read some paths, write a few devices, nothing else.

Kernel interface: Documentation/userspace-api/landlock.rst and include/uapi/linux/landlock.h of Linux. The system call
numbers are the same on every architecture that has them.
"""

import ctypes
import os
import struct
import sys
from collections.abc import Iterable
from typing import Final

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_VERSION_FLAG, _PATH_BENEATH = 1, 1
_PR_SET_NO_NEW_PRIVS = 38

_WRITE_FILE, _READ_FILE, _READ_DIR = 1 << 1, 1 << 2, 1 << 3
# Rights that each ABI version adds to the ones it can take away: bits 0..n-1.
_FS_RIGHTS: Final = {1: 13, 2: 14, 3: 15, 4: 15, 5: 16}
_NET_BIND_CONNECT = 0b11  # since ABI 4
_SCOPE_SOCKETS_SIGNALS = 0b11  # since ABI 6

_libc = ctypes.CDLL(None, use_errno=True)


def abi() -> int:
    """The Landlock version of this kernel; 0 where there is none or it is switched off."""
    version = _libc.syscall(_CREATE_RULESET, None, 0, _VERSION_FLAG)
    return max(int(version), 0)


class Ruleset:
    """A prepared ruleset: made once, then entered by each child in a few microseconds."""

    def __init__(self, read: Iterable[str], write: Iterable[str]) -> None:
        """``read``: files and folders that stay readable. ``write``: device files that stay writable. Missing ones are
        skipped. Raises OSError where the kernel has no Landlock."""
        version = abi()
        if not version:
            raise OSError("the kernel has no Landlock")
        rights = (1 << _FS_RIGHTS[min(version, 5)]) - 1
        attr = struct.pack(
            "<QQQ", rights, _NET_BIND_CONNECT if version >= 4 else 0, _SCOPE_SOCKETS_SIGNALS if version >= 6 else 0
        )
        size = 24 if version >= 6 else 16 if version >= 4 else 8
        self.fd = _checked(_libc.syscall(_CREATE_RULESET, attr, size, 0))
        for path in read:
            self._allow(path, _READ_FILE | _READ_DIR)
        for path in write:
            self._allow(path, _READ_FILE | _WRITE_FILE)

    def _allow(self, path: str, rights: int) -> None:
        if sys.platform != "linux":
            return
        try:
            fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except OSError:
            return
        try:
            if not os.path.isdir(path):
                rights &= ~_READ_DIR
            _checked(_libc.syscall(_ADD_RULE, self.fd, _PATH_BENEATH, struct.pack("<Qi", rights, fd), 0))
        finally:
            os.close(fd)

    def enter(self) -> None:
        """Confine this thread for good. It must not be able to gain privileges any more."""
        _checked(_libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
        _checked(_libc.syscall(_RESTRICT_SELF, self.fd, 0))


def _checked(result: int) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result
