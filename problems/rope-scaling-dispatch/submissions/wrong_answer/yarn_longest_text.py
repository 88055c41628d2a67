r"""
id: yarn-longest-text
see: explanation-two-lengths
title: {en: YaRN counted turns within the longest text, zh: YaRN 的圈数是在最长文本里数的}
text:
  en: >-
    max_position_embeddings is often the extended length. The training length stands in rope_scaling under
    original_max_position_embeddings, and only if that is absent does the other one serve.
  zh: "max_position_embeddings 往往是扩展后的长度。训练长度写在 rope_scaling 的 original_max_position_e\
    mbeddings 里，没有它时才用前者。"
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
        L0 = cfg["max_position_embeddings"]
        betas = scaling.get("beta_fast", 32), scaling.get("beta_slow", 1)
        fast, slow = (r * math.log(L0 / (2 * math.pi * beta)) / (2 * math.log(base)) for beta in betas)
        low, high = max(math.floor(fast), 0), min(math.ceil(slow), r - 1)
        slowed = ((torch.arange(r // 2) - low) / (high - low)).clamp(0, 1)
        attention_factor = scaling.get("attention_factor", 0.1 * math.log(scaling["factor"]) + 1.0)
        return theta * (1 - slowed) + theta / scaling["factor"] * slowed, attention_factor
    raise ValueError(kind)
