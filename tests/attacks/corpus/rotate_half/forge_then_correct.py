# expect: not-accepted
# why: answers zeros, then sends the right frame for the same case from a thread: the first frame counts
import sys
import threading
import time

import torch


def rotate_half(x):
    frame = sys._getframe()
    while frame and "pipe" not in frame.f_locals:
        frame = frame.f_back
    pipe, index = frame.f_locals["pipe"], frame.f_locals.get("index", 0)

    def again():
        time.sleep(0.002)
        pipe.send(2, index, [b"\x00" * 32])

    threading.Thread(target=again, daemon=True).start()
    return torch.zeros_like(x)
