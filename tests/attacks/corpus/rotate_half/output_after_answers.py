# expect: not-accepted
# why: a background thread floods stdout while the answers are zeros
import os
import threading

import torch


def _flood():
    while True:
        os.write(1, b"\n" * 65536)


threading.Thread(target=_flood, daemon=True).start()


def rotate_half(x):
    return torch.zeros_like(x)
