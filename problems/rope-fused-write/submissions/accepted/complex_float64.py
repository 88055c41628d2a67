"""Complex numbers in float64, index_put_ at the end."""

import torch


def rope_and_write(qkv, positions, slots, k_cache, v_cache, n_q, n_kv, base=10000.0):
    D = k_cache.shape[-1]
    theta = torch.pow(torch.tensor(base, dtype=torch.float64), -torch.arange(0, D, 2).double() / D)
    unit = torch.exp(1j * torch.outer(positions.double(), theta)).unsqueeze(1)
    q, k, v = qkv.unflatten(-1, (-1, D)).tensor_split((n_q, n_q + n_kv), dim=1)

    def turn(x):
        z = torch.complex(x[..., : D // 2].double(), x[..., D // 2 :].double()) * unit
        return torch.cat((z.real, z.imag), dim=-1).float()

    k_cache.index_put_((slots,), turn(k))
    v_cache.index_put_((slots,), v)
    return turn(q)
