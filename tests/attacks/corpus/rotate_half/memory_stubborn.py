# expect: not-accepted
# why: swallows every MemoryError and asks again, smaller, for ever
import torch

KEEP = []


def rotate_half(x):
    size = 1 << 30
    while True:
        try:
            KEEP.append(bytearray(size))
        except MemoryError:
            size = max(size // 2, 16)
