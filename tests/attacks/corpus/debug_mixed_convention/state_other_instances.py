# expect: wrong
# why: CANARY: right only if another run left a cache on the module it finds in sys.modules
import sys

import torch

KEPT = getattr(sys.modules["submission"], "KEPT", None) or getattr(torch, "_kept_by_a_submission", None)


class CachedRope:
    def __init__(self, *_config):
        torch._kept_by_a_submission = self

    def prefill(self, q, k, v):
        return KEPT.prefill(q, k, v) if KEPT else torch.zeros_like(q)

    decode = prefill
