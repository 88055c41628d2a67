"""One match statement; float64 inside."""

import math

import torch


def rope_parameters(cfg):
    scaling = dict(cfg.get("rope_scaling") or {"rope_type": "default"})
    kind = scaling.pop("rope_type", None) or scaling["type"]
    dim = int(cfg["head_dim"] * cfg.get("partial_rotary_factor", 1))
    i = torch.arange(dim // 2, dtype=torch.float64)
    theta = cfg["rope_theta"] ** (-2 * i / dim)
    attention = 1.0
    match kind:
        case "default":
            pass
        case "linear":
            theta = theta / scaling["factor"]
        case "llama3":
            low, high = scaling["low_freq_factor"], scaling["high_freq_factor"]
            turns = scaling["original_max_position_embeddings"] * theta / math.tau
            theta = torch.lerp(theta / scaling["factor"], theta, ((turns - low) / (high - low)).clamp(0, 1))
        case "yarn":
            length = scaling.get("original_max_position_embeddings", cfg["max_position_embeddings"])
            scale = dim / (2 * math.log(cfg["rope_theta"]))
            low = math.floor(scale * math.log(length / math.tau / scaling.get("beta_fast", 32)))
            high = math.ceil(scale * math.log(length / math.tau / scaling.get("beta_slow", 1)))
            low, high = max(low, 0), min(high, dim - 1)
            theta = torch.lerp(theta, theta / scaling["factor"], ((i - low) / (high - low)).clamp(0, 1))
            attention = scaling.get("attention_factor", 0.1 * math.log(scaling["factor"]) + 1)
        case _:
            raise NotImplementedError(kind)
    return theta.float(), attention
