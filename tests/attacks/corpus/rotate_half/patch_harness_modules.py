# expect: not-accepted
# why: replaces every Python function of every module that is neither the library's nor torch's by one that returns True
import sys
import types

import torch

for module in list(sys.modules.values()):
    path = getattr(module, "__file__", None) or ""
    if "python3" in path or "site-packages" in path or module is sys.modules[__name__]:
        continue
    for name, thing in list(vars(module).items()):
        if isinstance(thing, types.FunctionType) and thing.__module__ != __name__:
            thing.__code__ = (lambda *a, **k: True).__code__ if not thing.__code__.co_freevars else thing.__code__


def rotate_half(x):
    return torch.zeros_like(x)
