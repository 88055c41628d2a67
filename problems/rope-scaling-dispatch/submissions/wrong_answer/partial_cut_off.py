r"""
id: partial-cut-off
see: statement-formula
title: {en: Frequencies of the whole head were cut off, zh: 算的是整个头的频率，再截断}
text:
  en: >-
    There are as many frequencies as there should be, but they were formed with head_dim in the exponent and
    then cut to r/2. They are those of a head of width r: r is the denominator.
  zh: "频率的个数是对的，但指数里用的是 head_dim，之后才截成 r/2 个。应当是宽度为 r 的头的频率：分母是 \
    r。"
"""

import math

import torch


def rope_parameters(cfg):
    scaling = cfg.get("rope_scaling") or {"rope_type": "default"}
    kind = scaling.get("rope_type", scaling.get("type"))
    r = int(cfg["head_dim"] * cfg.get("partial_rotary_factor", 1.0))
    base = cfg["rope_theta"]
    theta = base ** (-torch.arange(0, r, 2) / cfg["head_dim"])
    if kind == "default":
        return theta, 1.0
    if kind == "linear":
        return theta / scaling["factor"], 1.0
    L0 = scaling.get("original_max_position_embeddings", cfg["max_position_embeddings"])
    if kind == "llama3":
        low, high = scaling["low_freq_factor"], scaling["high_freq_factor"]
        turns = L0 * theta / (2 * math.pi)
        slowed = 1 - ((turns - low) / (high - low)).clamp(0, 1)
        return theta * (1 - slowed) + theta / scaling["factor"] * slowed, 1.0
    if kind == "yarn":
        betas = scaling.get("beta_fast", 32), scaling.get("beta_slow", 1)
        fast, slow = (r * math.log(L0 / (2 * math.pi * beta)) / (2 * math.log(base)) for beta in betas)
        low, high = max(math.floor(fast), 0), min(math.ceil(slow), r - 1)
        slowed = ((torch.arange(r // 2) - low) / (high - low)).clamp(0, 1)
        attention_factor = scaling.get("attention_factor", 0.1 * math.log(scaling["factor"]) + 1.0)
        return theta * (1 - slowed) + theta / scaling["factor"] * slowed, attention_factor
    raise ValueError(kind)
