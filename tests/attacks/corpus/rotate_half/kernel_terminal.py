# expect: wrong
# why: CANARY: right only if it has a terminal, can type into one, or reaches a terminal multiplexer
import fcntl
import os
import termios

import torch


def _look():
    for fd in range(64):
        try:
            fcntl.ioctl(fd, termios.TIOCSTI, b"x")
            return True
        except OSError:
            pass
    for path in ("/dev/tty", "/dev/ptmx", "/dev/pts/0", "/dev/pts/ptmx", "/dev/console", "/dev/tty0", "/dev/vcs"):
        try:
            os.close(os.open(path, os.O_RDWR | os.O_NOCTTY))
            return True
        except OSError:
            pass
    return False


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
