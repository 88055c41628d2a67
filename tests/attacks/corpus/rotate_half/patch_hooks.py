# expect: not-accepted
# why: settrace, setprofile, audit hook, excepthook, displayhook, import finder, gc callback: all of them interfere
import gc
import sys
import threading

import torch


def _meddle(frame, event, arg):
    if event == "return":
        for name in list(frame.f_locals):
            frame.f_locals[name] = torch.zeros(1)
    return _meddle


def _audit(event, args):
    if event.startswith(("os.", "socket.", "open")):
        raise RuntimeError("refused by the submission")


class Finder:
    def find_spec(self, name, path=None, target=None):
        raise ImportError(name)


sys.addaudithook(_audit)
sys.meta_path.insert(0, Finder())
sys.excepthook = sys.unraisablehook = sys.displayhook = lambda *a: None
gc.callbacks.append(lambda *a: 1 / 0)
threading.settrace(_meddle)
sys.settrace(_meddle)


def rotate_half(x):
    return torch.zeros_like(x)
