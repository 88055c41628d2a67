# expect: wrong
# why: CANARY: right only if any address family gives it a socket, or a name resolves
import socket

import torch


def _look():
    for family in range(1, 46):
        for kind in (1, 2, 3, 5):
            try:
                socket.socket(family, kind).close()
                return True
            except OSError:
                pass
    try:
        socket.socketpair()
        return True
    except OSError:
        pass
    for host in ("localhost", "127.0.0.1"):
        try:
            socket.create_connection((host, 80), timeout=0.1)
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
