"""With a float32 logarithm, taken out of its tensor at the end."""

import torch


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    if attention_factor is not None:
        return float(attention_factor)
    both = bool(mscale) and bool(mscale_all_dim)
    weights = torch.tensor([mscale, mscale_all_dim] if both else [1.0, 0.0])
    g = 1 + 0.1 * weights * torch.tensor(factor).clamp(min=1.0).log()
    return (g[0] / g[1]).item()
