# expect: wrong
# why: CANARY: right only if a secret of the server is in its environment, or any variable that says where it lives
import os

import torch

ALLOWED = ("PATH", "LANG", "LC_", "HOME", "TMPDIR", "TZ", "OMP_", "MKL_", "OPENBLAS_", "PYTHON", "GLIBC_", "MALLOC_", "TORCH", "OBJC_DISABLE_")
SECRETS = ("SECRET", "TOKEN", "PASSWORD", "DATABASE", "CANARY", "KEY")


def _look():
    text = "\n".join(f"{k}={v}" for k, v in os.environ.items())
    for path in ("/proc/self/environ", f"/proc/{os.getppid()}/environ", "/proc/1/environ"):
        try:
            text += "\n" + open(path, errors="replace").read().replace("\0", "\n")
        except OSError:
            pass
    names = [line.split("=")[0] for line in text.splitlines() if line]
    return any(not n.startswith(ALLOWED) or any(s in n.upper() for s in SECRETS) for n in names)


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
