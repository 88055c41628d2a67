"""A product of complex numbers, laid back into the two halves."""

import torch


def apply_rope_(x, cos, sin):
    n = cos.shape[-1]
    z = torch.complex(x[..., :n].float(), x[..., n:].float()) * torch.complex(cos, sin)
    x[..., :n] = z.real
    x[..., n:] = z.imag
    return x
