"""Points on the unit circle; the imaginary part is the sine and comes first."""

import torch


def sinusoidal_at(positions, d_model, base=10000.0):
    inv = 1.0 / torch.pow(torch.tensor(base), torch.arange(d_model // 2) * 2 / d_model)
    angle = positions.float()[..., None] * inv
    hand = torch.complex(torch.cos(angle), torch.sin(angle))
    return torch.stack((hand.imag, hand.real), dim=-1).flatten(start_dim=-2)
