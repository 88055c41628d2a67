# expect: accepted
# why: everything of torch by star import; negates with a mask
from torch import *


def rotate_half(x):
    d = x.shape[-1]
    moved = roll(x, d // 2, -1) if d else x
    flip = arange(d) < d // 2
    return where(flip, -moved, moved)
