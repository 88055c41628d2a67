# expect: accepted
# why: a thread that is no daemon outlives the call; the verdict does not wait for it
import threading
import time

import torch


def _busy():
    while True:
        time.sleep(0.001)


threading.Thread(target=_busy).start()


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
