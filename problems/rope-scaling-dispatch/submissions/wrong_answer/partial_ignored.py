r"""
id: partial-ignored
see: explanation-silence-is-the-enemy-3
title: {en: partial_rotary_factor was ignored, zh: 没有理会 partial_rotary_factor}
text:
  en: >-
    There is one frequency for every pair of the whole head. With a factor of 0.25 only a quarter of the
    dimensions is rotated: r = int(head_dim * factor), and r takes the place of the width everywhere.
  zh: "你为整个头的每一对都给了一个频率。比例为 0.25 时，只有四分之一的维度参与旋转：r = int(head_dim * \
    比例)，所有用到宽度的地方都换成 r。"
"""

import math

import torch


def rope_parameters(cfg):
    scaling = cfg.get("rope_scaling") or {"rope_type": "default"}
    kind = scaling.get("rope_type", scaling.get("type"))
    r = cfg["head_dim"]
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
