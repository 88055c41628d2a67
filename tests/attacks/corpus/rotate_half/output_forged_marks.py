# expect: wrong
# why: finds the mark that ends a case on stdout in the frames below it and writes it sixty thousand times
import os
import sys

import torch


def mark():
    frame = sys._getframe()
    while frame is not None:
        found = getattr(frame.f_locals.get("job"), "mark", None)
        if isinstance(found, bytes):
            return found
        frame = frame.f_back
    return b"0" * 16


done = []


def rotate_half(x):
    if not done:
        done.append(True)
        block = mark() * 4096
        for _ in range(15):
            os.write(1, block)
    return torch.zeros_like(x)
