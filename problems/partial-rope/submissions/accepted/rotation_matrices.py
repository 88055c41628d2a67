"""One block matrix [[C, -S], [S, C]] per token; float32 throughout."""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids.unsqueeze(-1) * theta
    c, s = torch.diag_embed(angle.cos()), torch.diag_embed(angle.sin())
    matrix = torch.cat((torch.cat((c, -s), dim=-1), torch.cat((s, c), dim=-1)), dim=-2)

    def apply(x):
        head = torch.einsum("btij,bhtj->bhti", matrix, x[..., :dim].float())
        return torch.cat((head.to(x.dtype), x[..., dim:]), dim=-1)

    return apply(q), apply(k)
