# expect: wrong
# why: CANARY: right only if a caller's locals, globals or closures hold a callable that knows the answer
import sys

import torch


def _candidates():
    frame = sys._getframe(2)
    while frame:
        for scope in (frame.f_locals, frame.f_globals):
            for thing in list(scope.values()):
                yield thing
                for cell in getattr(thing, "__closure__", None) or ():
                    try:
                        yield cell.cell_contents
                    except ValueError:
                        pass
                for name in ("solution", "reference", "expected", "oracle", "check", "problem"):
                    try:
                        yield getattr(thing, name)
                    except BaseException:
                        pass
        frame = frame.f_back


def rotate_half(x):
    with torch.no_grad():
        lo, hi = x.chunk(2, dim=-1)
        want = torch.cat((-hi, lo), dim=-1)
        for thing in _candidates():
            if thing is rotate_half or not callable(thing) or isinstance(thing, type):
                continue
            if getattr(thing, "__module__", "") and str(getattr(thing, "__module__", "")).startswith(("torch", "numpy")):
                continue
            try:
                got = thing(x.clone()) if getattr(thing, "__code__", None) and thing.__code__.co_argcount == 1 else None
            except BaseException:
                continue
            if isinstance(got, torch.Tensor) and got.shape == want.shape and bool((got == want).all()):
                return want
    return torch.zeros_like(x)
