# expect: not-accepted
# why: reads whatever is still to come on every descriptor, and blocks there
import os
import select

import torch


def rotate_half(x):
    ears = []
    for fd in range(3, 64):
        try:
            os.fstat(fd)
            ears.append(fd)
        except OSError:
            pass
    while True:
        for fd in select.select(ears, [], [])[0]:
            try:
                os.read(fd, 1 << 16)
            except OSError:
                pass
