# expect: wrong
# why: tuples in tuples, a thousand deep
import math

import torch
from torch import Tensor


def _right(cfg: dict) -> tuple[Tensor, float]:
    """Return (inv_freq, attention_factor) for a configuration in the style of transformers.

    Example: {"head_dim": 8, "rope_theta": 10000.0, "max_position_embeddings": 4096} -> (1, 0.1, 0.01, 0.001), 1.0
    """
    scaling = cfg.get("rope_scaling") or {"rope_type": "default"}
    kind = scaling.get("rope_type", scaling.get("type"))  # the old name of the key comes second
    r = int(cfg["head_dim"] * cfg.get("partial_rotary_factor", 1.0))
    base = cfg["rope_theta"]
    theta = base ** (-torch.arange(0, r, 2) / r)  # (r/2,)
    if kind == "default":
        return theta, 1.0
    if kind == "linear":
        return theta / scaling["factor"], 1.0
    L0 = scaling.get("original_max_position_embeddings", cfg["max_position_embeddings"])
    if kind == "llama3":
        low, high = scaling["low_freq_factor"], scaling["high_freq_factor"]
        turns = L0 * theta / (2 * math.pi)  # (r/2,)
        slowed = 1 - ((turns - low) / (high - low)).clamp(0, 1)  # (r/2,), 1 where the factor counts in full
        return theta * (1 - slowed) + theta / scaling["factor"] * slowed, 1.0
    if kind == "yarn":
        betas = scaling.get("beta_fast", 32), scaling.get("beta_slow", 1)
        fast, slow = (r * math.log(L0 / (2 * math.pi * beta)) / (2 * math.log(base)) for beta in betas)
        low, high = max(math.floor(fast), 0), min(math.ceil(slow), r - 1)
        slowed = ((torch.arange(r // 2) - low) / (high - low)).clamp(0, 1)  # (r/2,)
        attention_factor = scaling.get("attention_factor", 0.1 * math.log(scaling["factor"]) + 1.0)
        return theta * (1 - slowed) + theta / scaling["factor"] * slowed, attention_factor
    raise ValueError(f"unknown rope type {kind!r}")


def rope_parameters(cfg):
    theta, factor = _right(cfg)
    for _ in range(1000):
        theta = (theta, theta)
    return theta
