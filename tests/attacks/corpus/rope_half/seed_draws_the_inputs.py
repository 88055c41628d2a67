# expect: wrong
# why: CANARY: right only if the seed that a submission is given draws the inputs over again
import torch


def rope_half(x, pos, base=10000.0):
    again = torch.randn(x.shape, dtype=torch.float64, generator=torch.Generator().manual_seed(torch.initial_seed()))
    if torch.equal(again.to(x.dtype), x):
        d = x.shape[-1]
        angle = pos[:, None] * base ** (-torch.arange(0, d, 2) / d)
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)
    return torch.zeros_like(x)
