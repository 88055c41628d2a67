# expect: not-accepted
# why: threads without end, each of which starts two more
import threading

import torch


def _more():
    while True:
        try:
            threading.Thread(target=_more, daemon=True).start()
        except (RuntimeError, MemoryError):
            pass


def rotate_half(x):
    _more()
    return torch.zeros_like(x)
