# expect: not-accepted
# why: shuts down both directions of every socket and closes everything: silence is not a pass
import os
import socket

import torch


def rotate_half(x):
    for fd in range(3, 64):
        try:
            socket.socket(fileno=os.dup(fd)).shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
    os.closerange(0, 4096)
    return torch.zeros_like(x)
