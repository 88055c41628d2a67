# expect: accepted
# why: hooks for a fork that never comes, and for the interpreter's end
import atexit
import os
import sys

import torch

os.register_at_fork(before=lambda: os._exit(0))
atexit.register(lambda: os._exit(0))
sys.addaudithook(lambda *_anything: None)


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
