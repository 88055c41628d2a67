"""Back to the unrotated key, then forward to the new position: two rotations instead of one."""

import torch


def rope(x, position, base):
    half = x.shape[-1] // 2
    angle = position[:, None] / base ** (torch.arange(half) / half)
    a, b = x[..., :half], x[..., half:]
    return torch.cat((a * angle.cos() - b * angle.sin(), b * angle.cos() + a * angle.sin()), dim=-1)


def evict_and_reindex(k_rot, keep, base=10000.0):
    raw = rope(k_rot.index_select(2, keep), -keep, base)
    return rope(raw, torch.arange(keep.numel()), base)
