# expect: wrong
# why: CANARY: right only if it can keep memory where no limit counts it: memfd, secret memory, System V, POSIX shared memory
# machine: x86_64
import ctypes
import os

import torch

LIBC = ctypes.CDLL(None, use_errno=True)
OPEN = False

for number, *args in (
    (319, b"m", 0),  # memfd_create
    (447, 0),  # memfd_secret
    (29, 0, 1 << 20, 0o1600),  # shmget
    (64, 0, 1, 0o1600),  # semget
    (68, 0, 0o1600),  # msgget
    (240, b"rope", 0o102, 0o600, 0),  # mq_open
):
    OPEN = OPEN or LIBC.syscall(number, *args) >= 0
for folder in ("/dev/shm", "/tmp", "/var/tmp", "/run", "/run/lock", "/dev/mqueue", "/dev/hugepages", "."):
    try:
        os.close(os.open(folder, os.O_TMPFILE | os.O_RDWR))
        OPEN = True
    except OSError:
        pass


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
