# expect: memory
# why: takes memory without end before the function is even defined
import numpy as np

KEEP = [np.zeros(1 << 22) for _ in range(4096)]


def rotate_half(x):
    return x
