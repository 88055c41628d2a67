"""Re(q conj(k) e^{-i delta theta})."""

import torch


def relative_score(q, k, delta, base=10000.0):
    n = q.shape[-1] // 2
    angle = delta[..., None] * base ** (-torch.arange(n) / n)
    z = torch.view_as_complex(q.unflatten(-1, (n, 2))) * torch.view_as_complex(k.unflatten(-1, (n, 2))).conj()
    return (z * torch.polar(torch.ones_like(angle), -angle)).real.sum(dim=-1)
