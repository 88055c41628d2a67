"""Complex numbers in float64."""

import torch


def evict_and_reindex(k_rot, keep, base=10000.0):
    n = k_rot.shape[-1] // 2
    theta = torch.pow(torch.tensor(base, dtype=torch.float64), -torch.arange(n, dtype=torch.float64) / n)
    new = torch.arange(keep.shape[0])
    unit = torch.exp(1j * torch.outer((new - keep).double(), theta))
    z = torch.complex(k_rot[..., :n].double(), k_rot[..., n:].double())[:, :, keep] * unit
    return torch.cat((z.real, z.imag), dim=-1).float()
