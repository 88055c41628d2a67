# expect: not-accepted
# why: takes every descriptor there is, of every kind it may make, and answers zeros
import os
import select

import torch


def rotate_half(x):
    for make in (lambda: os.dup(1), os.pipe, select.epoll, lambda: os.eventfd(0), lambda: os.open("/dev/null", 0)):
        try:
            while True:
                make().fileno
        except AttributeError:
            KEEP.append(make)
        except OSError:
            pass
    return torch.zeros_like(x)


KEEP = []
