"""A child that was started as an interpreter of its own, for systems that cannot fork (see :mod:`judge.sandbox.cold`).

It imports torch and rehearses while it waits for its job; from there on it is a child like any other.
"""

import base64
import io
import json
import os
import socket
import sys
import threading
from typing import Any

from judge.sandbox import confine


def main() -> None:
    """Entry point: a line of JSON on stdin says where the sockets are; the end of stdin is the end of this process."""
    config: dict[str, Any] = json.loads(sys.stdin.readline())
    job, *streams = map(_take, config["sockets"])
    if streams:
        sys.stdout, sys.stderr = map(_stream, streams)
    _leave_with_the_judge()
    _warm_up()
    from judge.sandbox import child

    sys.path[:] = [entry for entry in sys.path if not _same(entry, config["root"])]
    address_space, data = confine.own_memory()
    confinement = confine.Confinement(
        ruleset=None,
        bpf=b"",
        base_address_space=address_space,
        base_data=data,
        drop_uid=False,
        drop_capabilities=False,
    )
    child.serve(job, confinement, None, 0, bytes.fromhex(config["prewarm"]))


def _take(handed: str | int) -> socket.socket:
    """A socket of the judge's: a descriptor that was passed on, or what ``socket.share`` made for this process."""
    if isinstance(handed, int):
        return socket.socket(fileno=handed)
    if sys.platform == "win32":
        return socket.fromshare(base64.b64decode(handed))
    raise OSError("sockets are shared on Windows only")


def _stream(sock: socket.socket) -> io.TextIOWrapper:
    file = sock.makefile("wb")
    return io.TextIOWrapper(file, encoding="utf-8", errors="backslashreplace", newline="\n", line_buffering=True)


def _leave_with_the_judge() -> None:
    """End this process when the judge is gone, whatever the submission does. Standard input reads as empty from now."""
    life, null = os.dup(0), os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.close(null)

    def wait() -> None:
        os.read(life, 1)
        os._exit(1)

    threading.Thread(target=wait, name="life", daemon=True).start()


def _warm_up() -> None:
    """Import what submissions use; the rehearsal does the rest."""
    import numpy
    import torch

    torch.set_num_threads(1)
    numpy.random.seed(0)


def _same(one: str, other: str) -> bool:
    return os.path.normcase(os.path.realpath(one)) == os.path.normcase(os.path.realpath(other))
