"""One text and one head at a time; rotation matrices of two by two."""

import torch


def mla_scores(q_nope, q_pe, c_kv, k_pe, w_uk, position_ids, base=10000.0):
    B, H, T, dn = q_nope.shape
    dr = q_pe.shape[-1]
    theta = torch.tensor([base ** (-2.0 * i / dr) for i in range(dr // 2)])
    out = torch.empty(B, H, T, T)
    for b in range(B):
        angle = torch.outer(position_ids[b].float(), theta)
        cos, sin = torch.cos(angle), torch.sin(angle)
        matrix = torch.stack((torch.stack((cos, -sin), -1), torch.stack((sin, cos), -1)), -2)
        key = (matrix @ k_pe[b].reshape(T, -1, 2, 1)).reshape(T, dr)
        for h in range(H):
            query = (matrix @ q_pe[b, h].reshape(T, -1, 2, 1)).reshape(T, dr)
            out[b, h] = q_nope[b, h] @ (c_kv[b] @ w_uk[h].T).T + query @ key.T
    return out / (dn + dr) ** 0.5
