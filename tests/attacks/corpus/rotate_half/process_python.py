# expect: wrong
# why: CANARY: right only if one of Python's own ways to a new process works
import multiprocessing
import os
import pty
import subprocess
import sys

import torch


def _fork(how):
    pid = how()
    pid = pid[0] if isinstance(pid, tuple) else pid
    if pid == 0:
        os._exit(0)
    return True


def _nothing():
    pass


def _started(context):
    process = multiprocessing.get_context(context).Process(target=_nothing)
    process.start()
    return True


def _look():
    for attempt in (
        lambda: _fork(os.fork),
        lambda: _fork(os.forkpty),
        lambda: _fork(pty.fork),
        lambda: subprocess.run(["/bin/true"]),
        lambda: subprocess.run([sys.executable or "python3", "-c", ""]),
        lambda: os.posix_spawn("/bin/true", ["true"], {}),
        lambda: os.posix_spawnp("true", ["true"], {}),
        lambda: os.popen("true").close() or True,
        lambda: _started("fork"),
        lambda: _started("spawn"),
        lambda: _started("forkserver"),
    ):
        try:
            if attempt():
                return True
        except Exception:
            pass
    return os.system("true") == 0


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
