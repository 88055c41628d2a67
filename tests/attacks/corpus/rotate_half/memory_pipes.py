# expect: not-accepted
# why: kernel memory: as many pipes as there are descriptors, as large as they get, all full
import fcntl
import os

import torch


def rotate_half(x):
    for _ in range(5000):
        try:
            r, w = os.pipe()
            os.set_blocking(w, False)
            fcntl.fcntl(w, 1031, 1 << 20)
        except OSError:
            break
        try:
            while True:
                os.write(w, bytes(65536))
        except OSError:
            pass
    return torch.zeros_like(x)
