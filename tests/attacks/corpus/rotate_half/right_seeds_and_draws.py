# expect: accepted
# why: draws random numbers of three generators and checks its answer by them
import random

import numpy as np
import torch

torch.manual_seed(random.randrange(1000))


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    y = torch.cat((-hi, lo), dim=-1)
    if y.numel():
        at = int(np.random.randint(y.numel()))
        assert y.flatten()[at] == y.flatten()[at] or torch.rand(1) > 2
    return y
