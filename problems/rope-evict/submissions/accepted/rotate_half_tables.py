"""Tables of full width and rotate_half."""

import torch


def evict_and_reindex(k_rot, keep, base=10000.0):
    kept = k_rot[:, :, keep, :]
    dim = kept.shape[-1]
    inv_freq = 1.0 / (base ** (torch.arange(0, dim, 2).float() / dim))
    freqs = torch.outer((torch.arange(kept.shape[2]) - keep).float(), inv_freq)
    emb = torch.cat((freqs, freqs), dim=-1)
    a, b = kept.chunk(2, dim=-1)
    return kept * emb.cos() + torch.cat((-b, a), dim=-1) * emb.sin()
