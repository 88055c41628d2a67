# expect: memory
# why: fills memory before the function is even defined
import numpy as np

KEEP = [np.ones(1 << 20) for _ in range(4096)]


def rotate_half(x):
    return x
