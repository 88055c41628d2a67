"""Plain Python over the pairs, a tensor at the end."""

import math

import torch


def rope_parameters(cfg):
    scaling = cfg.get("rope_scaling") or {}
    kind = scaling.get("rope_type") or scaling.get("type") or "default"
    if kind not in ("default", "linear", "llama3", "yarn"):
        raise ValueError("unknown type of scaling: " + kind)
    dim = int(cfg["head_dim"] * cfg.get("partial_rotary_factor", 1.0))
    base, s = cfg["rope_theta"], scaling.get("factor", 1.0)
    length = scaling.get("original_max_position_embeddings", cfg["max_position_embeddings"])
    if kind == "yarn":
        at = [dim * math.log(length / math.tau / scaling.get(k, v)) / math.log(base) / 2 for k, v in BETAS.items()]
        low, high = max(math.floor(at[0]), 0), min(math.ceil(at[1]), dim - 1)
    out = []
    for i in range(dim // 2):
        theta = base ** (-2 * i / dim)
        kept = {"default": 1.0, "linear": 0.0}.get(kind)
        if kind == "llama3":
            a, b = scaling["low_freq_factor"], scaling["high_freq_factor"]
            kept = (length * theta / math.tau - a) / (b - a)
        elif kind == "yarn":
            kept = (high - i) / (high - low)
        kept = min(max(kept, 0.0), 1.0)
        out.append(theta * (kept + (1 - kept) / s))
    factor = scaling.get("attention_factor", 0.1 * math.log(s) + 1) if kind == "yarn" else 1.0
    return torch.tensor(out), factor


BETAS = {"beta_fast": 32, "beta_slow": 1}
