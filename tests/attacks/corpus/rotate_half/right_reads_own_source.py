# expect: accepted
# why: inspect.getsource finds the function: the source is in linecache
import inspect

import torch

MARK = "a comment only the source can know"


def rotate_half(x):
    # 7f3a
    assert "# 7f3a" in inspect.getsource(rotate_half)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
