# expect: not-accepted
# why: a trace function that hangs as soon as the call has returned to the harness
import sys
import threading

import torch


def _stuck(frame, event, arg):
    if event in ("return", "c_call") and frame.f_code.co_name != "rotate_half":
        while True:
            pass
    return _stuck


def rotate_half(x):
    sys.setprofile(_stuck)
    threading.setprofile(_stuck)
    return torch.zeros_like(x)
