# expect: accepted
# why: sets its streams to UTF-8 and line buffering, as programs do that also run on Windows
import sys

import torch

for stream in (sys.stdout, sys.stderr):
    stream.reconfigure(encoding="utf-8", errors="backslashreplace", line_buffering=True)


def rotate_half(x):
    print("形状", tuple(x.shape), "\udc80")
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
