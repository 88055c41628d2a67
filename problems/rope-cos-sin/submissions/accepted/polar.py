"""One complex number per angle holds both tables."""

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    freqs = torch.einsum("bt,i->bti", position_ids.float(), base ** (-torch.arange(0, dim, 2) / dim))
    unit = torch.polar(torch.ones_like(freqs), freqs).repeat(1, 1, 2)
    return unit.real.contiguous(), unit.imag.contiguous()
