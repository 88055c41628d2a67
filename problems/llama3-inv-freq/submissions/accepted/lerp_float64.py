"""torch.lerp between stretched and plain frequencies, in float64."""

import torch


def llama3_inv_freq(dim, base, factor, low_freq_factor, high_freq_factor, original_max):
    theta = torch.pow(torch.tensor(base, dtype=torch.float64), -torch.arange(0, dim, 2, dtype=torch.float64) / dim)
    turns = original_max * theta / (2 * torch.pi)
    weight = ((turns - low_freq_factor) / (high_freq_factor - low_freq_factor)).clamp(0.0, 1.0)
    return torch.lerp(theta / factor, theta, weight).to(torch.float32)
