# expect: accepted
# why: its globals shadow names that a careless harness would look up in them
import torch

id = type = len = isinstance = print = object = None
result = value = error = frame = "mine"
cases = expected = args = kwargs = ()


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
