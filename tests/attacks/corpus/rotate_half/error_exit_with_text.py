# expect: error
# why: sys.exit with a tensor as exit status, after a right answer has been computed
import sys

import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    sys.exit(torch.cat((-hi, lo), dim=-1))
