"""What the warm process for completion and its children do (see :mod:`judge.sandbox.zygote`).

A child answers one question and is gone. It is confined as a child that judges is, and besides it can import nothing:
the ways to find a module are taken away before the first fork, and an audit hook ends a process that would execute
code. So a source that is asked about is text, whatever is in it.
"""

import contextlib
import importlib
import json
import os
import pkgutil
import socket
import struct
import sys
import warnings
from typing import Any

import jedi

from judge.completion import analysis, static
from judge.sandbox import confine
from judge.sandbox.format import FRAME, READY, RETURNED, UNCONFINED

SIZE = struct.Struct("<I")  # ahead of a question
_MEMORY = 256 << 20  # bytes beyond the warm process's own
_SECONDS = 2  # of CPU; the service's own clock is much shorter
# They do something when they are imported, or want what is not installed.
_NOT_WANTED = ("jedi.__main__", "jedi.api.replstartup", "jedi.inference.compiled.subprocess.__main__")
_LATE = ("unicodedata",)  # the compiler imports it where a name is not ASCII
_EXECUTES = frozenset(
    {"exec", "os.exec", "os.fork", "os.system", "subprocess.Popen", "socket.connect", "ctypes.dlopen"}
)
_EXECUTED = 70  # the status of a process that was about to execute something


def warm_up() -> None:
    """Read the stubs, import what Jedi imports late, then take away every way to import more."""
    warnings.simplefilter("ignore")
    os.nice(5)  # whoever waits for a verdict comes first
    static.settle()
    for module in pkgutil.walk_packages(jedi.__path__, "jedi."):
        if module.name not in _NOT_WANTED and ".third_party" not in module.name:
            importlib.import_module(module.name)
    for name in _LATE:
        importlib.import_module(name)
    for question in analysis.REHEARSAL:
        analysis.answer(question)
    sys.meta_path.clear()
    sys.path_hooks.clear()
    sys.path_importer_cache.clear()


def rehearse(_prewarm: bytes) -> None:
    """Nothing more: :func:`warm_up` has asked what will be asked."""


def serve(sock: socket.socket, confinement: confine.Confinement, uid: int | None, parent: int, _prewarm: bytes) -> None:
    """The life of a child after the fork; never returns."""
    try:
        confine.before_job(confinement, uid, parent)
        confine.for_job(confinement, _MEMORY, _SECONDS)
        sys.addaudithook(_execute_nothing)
    except BaseException as error:
        _send(sock, UNCONFINED, repr(error).encode()[:1000])
        os._exit(1)
    _send(sock, READY)
    with contextlib.suppress(OSError, EOFError, ValueError, RecursionError, MemoryError):
        (size,) = SIZE.unpack(_receive(sock, SIZE.size))
        question = json.loads(_receive(sock, size))
        _send(sock, RETURNED, json.dumps(analysis.answer(question)).encode())
    os._exit(0)


def _execute_nothing(event: str, _arguments: tuple[Any, ...]) -> None:
    if event in _EXECUTES:
        os._exit(_EXECUTED)


def _send(sock: socket.socket, kind: int, body: bytes = b"") -> None:
    with contextlib.suppress(OSError):  # nobody waits any more
        sock.sendall(FRAME.pack(kind, 0, len(body)) + body)


def _receive(sock: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        piece = sock.recv(size - len(data))
        if not piece:
            raise EOFError
        data += piece
    return data
