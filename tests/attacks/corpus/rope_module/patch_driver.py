# expect: wrong
# why: CANARY: right only if what drives the module decides about its answer: it walks to that code and replaces it
import sys

import torch
from torch import nn


class RotaryEmbedding(nn.Module):
    def __init__(self, **_config):
        super().__init__()
        frame = sys._getframe()
        while frame:
            for name in ("_turned", "_in_two_steps", "drive"):
                if name in frame.f_globals:
                    frame.f_globals[name] = lambda *_args, **_more: None
            for name in ("calls", "expected", "want", "config"):
                if isinstance(frame.f_locals.get(name), list | dict):
                    frame.f_locals[name].clear()
            frame = frame.f_back

    def forward(self, q, offset=0):
        return torch.zeros_like(q)
