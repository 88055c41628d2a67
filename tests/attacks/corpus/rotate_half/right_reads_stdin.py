# expect: accepted
# why: asks for input; there is nobody to answer, and it says EOF at once instead of hanging
import torch

try:
    input("axis? ")
except EOFError:
    AXIS = -1


def rotate_half(x):
    lo, hi = x.chunk(2, dim=AXIS)
    return torch.cat((-hi, lo), dim=AXIS)
