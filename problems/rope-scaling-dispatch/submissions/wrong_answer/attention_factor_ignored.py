r"""
id: attention-factor-ignored
see: statement-formula
title: {en: An explicit attention_factor was ignored, zh: 没有理会写明的 attention_factor}
text:
  en: >-
    The frequencies are right, but for YaRN you always compute 0.1 ln s + 1. If rope_scaling has an
    attention_factor, that is the result.
  zh: "频率是对的，但对 YaRN 你总是去算 0.1 ln s + 1。rope_scaling 里若有 attention_factor，结果就是它。"
"""

import math

import torch


def rope_parameters(cfg):
    scaling = cfg.get("rope_scaling") or {"rope_type": "default"}
    kind = scaling.get("rope_type", scaling.get("type"))
    r = int(cfg["head_dim"] * cfg.get("partial_rotary_factor", 1.0))
    base = cfg["rope_theta"]
    theta = base ** (-torch.arange(0, r, 2) / r)
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
        attention_factor = 0.1 * math.log(scaling["factor"]) + 1.0
        return theta * (1 - slowed) + theta / scaling["factor"] * slowed, attention_factor
    raise ValueError(kind)
