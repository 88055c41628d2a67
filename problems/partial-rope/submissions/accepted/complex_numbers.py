"""Every pair as one complex number, multiplied by e^{i m theta}."""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    n = int(q.shape[-1] * partial_rotary_factor) // 2
    theta = 1.0 / base ** (torch.arange(n) / n)
    angle = torch.einsum("bt,i->bti", position_ids.float(), theta)[:, None]
    unit = torch.polar(torch.ones_like(angle), angle)

    def turn(x):
        z = torch.complex(x[..., :n].float(), x[..., n : 2 * n].float()) * unit
        return torch.cat((z.real, z.imag, x[..., 2 * n :].float()), dim=-1).to(x.dtype)

    return turn(q), turn(k)
