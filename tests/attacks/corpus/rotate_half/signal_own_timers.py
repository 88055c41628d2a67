# expect: not-accepted
# why: timers of its own that go off a hundred thousand times a second
import signal

import torch


def rotate_half(x):
    signal.signal(signal.SIGALRM, lambda *_anything: None)
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, 1e-5, 1e-5)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.05)
    while True:
        pass
