"""Why the operating system refused something, in the reader's language.

Its own words are English, or those of a locale that is not the reader's; what is not known here is quoted.
"""

import errno
import socket
from typing import Literal

from judge.message import Message, Text, Translated, _

_KNOWN: dict[int, Message] = {
    errno.EACCES: _("Permission denied"),
    errno.EADDRINUSE: _("Address already in use"),
    errno.EADDRNOTAVAIL: _("Cannot assign requested address"),
    errno.EAFNOSUPPORT: _("Address family not supported by protocol"),
    errno.EBUSY: _("Device or resource busy"),
    errno.ECONNREFUSED: _("Connection refused"),
    errno.EEXIST: _("File exists"),
    errno.EFBIG: _("File too large"),
    errno.EINVAL: _("Invalid argument"),
    errno.EIO: _("Input/output error"),
    errno.EISDIR: _("Is a directory"),
    errno.ELOOP: _("Too many levels of symbolic links"),
    errno.EMFILE: _("Too many open files"),
    errno.ENAMETOOLONG: _("File name too long"),
    errno.ENFILE: _("Too many open files in system"),
    errno.ENODEV: _("No such device"),
    errno.ENOENT: _("No such file or directory"),
    errno.ENOMEM: _("Cannot allocate memory"),
    errno.ENOSPC: _("No space left on device"),
    errno.ENOTDIR: _("Not a directory"),
    errno.EPERM: _("Operation not permitted"),
    errno.EPIPE: _("Broken pipe"),
    errno.EROFS: _("Read-only file system"),
    errno.ETIMEDOUT: _("Connection timed out"),
}
if hasattr(errno, "EDQUOT"):
    _KNOWN[errno.EDQUOT] = _("Disk quota exceeded")
_NAMES: dict[int, Message] = {
    socket.EAI_NONAME: _("Name or service not known"),
    socket.EAI_AGAIN: _("Temporary failure in name resolution"),
}
_SPEAKERS = {"database": "数据库", "system": "系统", "program": "程序"}


def reason(error: Exception) -> str:
    """Why ``error`` happened, to fill the hole of a message: translated where the message is."""
    if isinstance(error, OSError):
        known = (_NAMES if isinstance(error, socket.gaierror) else _KNOWN).get(error.errno or 0)
        return Translated(known) if known else quoted(error.strerror or str(error), "system")
    return quoted(str(error), "program")


def quoted(said: str, by: Literal["database", "system", "program"]) -> str:
    """What another program said in words of its own, to fill the hole of a message.

    They are English as a rule. A reader of another language sees who said them, and where they begin and end.
    """
    return Translated(Text(said, f"{_SPEAKERS[by]}原话是“{said}”"))
