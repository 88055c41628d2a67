r"""
id: old-key-ignored
see: explanation-silence-is-the-enemy-1
title: {en: The type was looked for under rope_type only, zh: 只在 rope_type 里找类型}
text:
  en: >-
    Older files name the key type. You do not find it there, take the default, and the model runs without the
    scaling it was trained with. Look for rope_type first and for type second.
  zh: "旧文件里这个键叫 type。你没找到，就当成默认类型，模型于是没有了训练时的缩放。应当先找 rope_type，\
    再找 type。"
"""

import math

import torch


def rope_parameters(cfg):
    scaling = cfg.get("rope_scaling") or {"rope_type": "default"}
    kind = scaling.get("rope_type", "default")
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
        attention_factor = scaling.get("attention_factor", 0.1 * math.log(scaling["factor"]) + 1.0)
        return theta * (1 - slowed) + theta / scaling["factor"] * slowed, attention_factor
    raise ValueError(kind)
