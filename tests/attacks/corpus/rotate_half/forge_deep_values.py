# expect: not-accepted
# why: frames whose values nest 100,000 lists, or claim four thousand million items
import struct
import sys

import torch


def rotate_half(x):
    frame = sys._getframe()
    while frame and "pipe" not in frame.f_locals:
        frame = frame.f_back
    send = frame.f_locals["pipe"].send
    for tag in (7, 8, 9):
        for count in (1, 2**32 - 1):
            send(2, 0, [(bytes([tag]) + struct.pack("<I", count)) * 100_000])
    return torch.zeros_like(x)
