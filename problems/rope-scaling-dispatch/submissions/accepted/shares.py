"""Every type says which share of the full slowing each pair gets."""

import math

import torch


def share(kind, theta, scaling, cfg, dim):
    if kind == "default":
        return torch.zeros_like(theta)
    if kind == "linear":
        return torch.ones_like(theta)
    length = scaling.get("original_max_position_embeddings", cfg["max_position_embeddings"])
    turns = length * theta / (2 * math.pi)
    if kind == "llama3":
        low, high = scaling["low_freq_factor"], scaling["high_freq_factor"]
        return (1 - (turns - low) / (high - low)).clamp(0, 1)
    if kind == "yarn":
        ends = [length / (2 * math.pi * scaling.get(key, default)) for key, default in BETAS]
        fast, slow = (dim / 2 * math.log(end, cfg["rope_theta"]) for end in ends)
        low, high = max(math.floor(fast), 0), min(math.ceil(slow), dim - 1)
        return ((torch.arange(dim // 2) - low) / (high - low)).clamp(0, 1)
    raise ValueError(kind)


BETAS = (("beta_fast", 32), ("beta_slow", 1))


def rope_parameters(cfg):
    scaling = cfg["rope_scaling"] if cfg.get("rope_scaling") else {}
    kind = scaling["rope_type"] if "rope_type" in scaling else scaling.get("type", "default")
    dim = int(cfg.get("partial_rotary_factor", 1.0) * cfg["head_dim"])
    theta = torch.pow(torch.tensor(cfg["rope_theta"]), -torch.arange(0, dim, 2) / dim)
    slowed = share(kind, theta, scaling, cfg, dim)
    inv_freq = theta * (1 - slowed) + theta / scaling.get("factor", 1.0) * slowed
    if kind != "yarn":
        return inv_freq, 1.0
    return inv_freq, scaling.get("attention_factor", 0.1 * math.log(scaling["factor"]) + 1.0)
