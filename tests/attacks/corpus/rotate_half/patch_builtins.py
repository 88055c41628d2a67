# expect: not-accepted
# why: replaces the builtins that any checker would lean on
import builtins

import torch

ZEROS = torch.zeros_like
for name in ("len", "isinstance", "callable", "all", "any", "type", "getattr", "zip", "enumerate", "abs", "max", "bytes"):
    setattr(builtins, name, lambda *a, **k: True)
builtins.__import__ = lambda *a, **k: torch
builtins.exec = builtins.eval = builtins.compile = builtins.print = lambda *a, **k: None


def rotate_half(x):
    return ZEROS(x)
