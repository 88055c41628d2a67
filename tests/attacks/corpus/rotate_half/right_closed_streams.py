# expect: accepted
# why: closes its own stdout and stderr, as a program that daemonises would
import os
import sys

import torch

sys.stdout.close()
sys.stderr = None
os.close(2)


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
