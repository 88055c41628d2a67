# expect: wrong
# why: CANARY: right only if some tensor or bytes in this process already hold the answer before it is computed
import gc

import torch


def _same(thing, want):
    try:
        return type(thing) is torch.Tensor and thing.shape == want.shape and thing.numel() > 1 and bool((thing == want).all())
    except BaseException:
        return False


def rotate_half(x):
    with torch.no_grad():
        before = gc.get_objects()
        seen = [thing for thing in before if type(thing) in (torch.Tensor, bytes, bytearray)]
        for thing in before:
            if type(thing) in (list, tuple, dict, set):
                seen += [t for t in gc.get_referents(thing) if type(t) in (torch.Tensor, bytes, bytearray)]
        lo, hi = x.chunk(2, dim=-1)
        want = torch.cat((-hi, lo), dim=-1)
        raw = [want.contiguous().view(torch.uint8).numpy().tobytes()] if want.dim() and want.numel() > 3 else []
        raw += [want.double().numpy().tobytes()] if raw else []
        for thing in seen:
            if _same(thing, want) or any(not isinstance(thing, torch.Tensor) and r in thing for r in raw):
                return want
    return torch.zeros_like(x)
