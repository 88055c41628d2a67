# expect: not-accepted
# why: well-formed frames for ever: neither memory nor the deadline of the reader may depend on their end
import sys

import torch


def rotate_half(x):
    frame = sys._getframe()
    while frame and "pipe" not in frame.f_locals:
        frame = frame.f_back
    send = frame.f_locals["pipe"].send
    while True:
        send(3, 0, [b"\x00\x00\x00\x00" * 3 + bytes(8)])
