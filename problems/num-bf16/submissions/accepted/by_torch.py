"""Asking torch."""

import torch


def answer(given):
    p, h, large = (torch.tensor(given[name], dtype=torch.float64) for name in ("p", "h", "large"))
    return {
        "bf16": tuple(p.bfloat16().double().tolist()),
        "fp16": tuple(h.half().double().tolist()),
        "inf": int((large.half() == torch.inf).sum()),
    }
