r"""
id: yarn-without-factor
see: statement-formula
title: {en: YaRN without its attention factor, zh: YaRN 漏了注意力系数}
text:
  en: >-
    The frequencies are right, but the attention factor is 1 unless the file names one. For YaRN it is 0.1 ln s
    + 1 then; without it attention is flatter than the model is used to.
  zh: "频率是对的，但只要配置没写，你的注意力系数就是 1。YaRN 这时应为 0.1 ln s + 1，没有它，注意力会比\
    模型习惯的更平。"
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
        attention_factor = scaling.get("attention_factor", 1.0)
        return theta * (1 - slowed) + theta / scaling["factor"] * slowed, attention_factor
    raise ValueError(kind)
