# expect: accepted
# why: epolls that watch epolls that watch each other, as deep as the kernel lets them
import os
import select

import torch

TOWER = [select.epoll()]
for _ in range(20):
    TOWER.append(select.epoll())
    try:
        TOWER[-1].register(TOWER[-2], select.EPOLLIN)
        TOWER[-1].register(os.eventfd(1), select.EPOLLIN)
        TOWER[0].register(TOWER[-1], select.EPOLLIN)
    except OSError:
        continue


def rotate_half(x):
    TOWER[-1].poll(0)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
