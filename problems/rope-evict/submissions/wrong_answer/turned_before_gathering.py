r"""
id: turned-before-gathering
see: statement-formula
title: {en: "The first M rows were turned, then rows were gathered", zh: 先转了前 M 行，再去挑选}
text:
  en: >-
    The shifts belong to the kept tokens, but you applied them to rows 0 … M-1 of the full cache and gathered
    afterwards. Gather first: row i of the gathered tensor belongs to shift i.
  zh: "平移量属于留下的 token，你却把它们用在了完整缓存的第 0 到 M-1 行上，之后才挑选。应当先挑选：挑出\
    来的第 i 行对应第 i 个平移量。"
"""

import torch


def evict_and_reindex(k_rot, keep, base=10000.0):
    D, M = k_rot.shape[-1], len(keep)
    theta = base ** (-torch.arange(0, D, 2) / D)
    angle = (torch.arange(M) - keep)[:, None] * theta
    a, b = k_rot[:, :, :M].chunk(2, dim=-1)
    out = k_rot.clone()
    out[:, :, :M] = torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)
    return out[:, :, keep]
