"""A dict of functions, one per type; an unknown type is a KeyError."""

import math

import torch


def plain(cfg, scaling, dim):
    return 1.0 / (cfg["rope_theta"] ** (torch.arange(0, dim, 2).float() / dim)), 1.0


def linear(cfg, scaling, dim):
    return plain(cfg, scaling, dim)[0] / scaling["factor"], 1.0


def llama3(cfg, scaling, dim):
    inv_freq = plain(cfg, scaling, dim)[0]
    length = scaling["original_max_position_embeddings"]
    low, high = scaling["low_freq_factor"], scaling["high_freq_factor"]
    wavelength = 2 * math.pi / inv_freq
    smooth = (length / wavelength - low) / (high - low)
    blend = (1 - smooth) * inv_freq / scaling["factor"] + smooth * inv_freq
    kept_or_blend = torch.where(wavelength < length / high, inv_freq, blend)
    return torch.where(wavelength > length / low, inv_freq / scaling["factor"], kept_or_blend), 1.0


def yarn(cfg, scaling, dim):
    inv_freq = plain(cfg, scaling, dim)[0]
    length = scaling.get("original_max_position_embeddings") or cfg["max_position_embeddings"]

    def index(turns):
        return dim * math.log(length / (turns * 2 * math.pi)) / (2 * math.log(cfg["rope_theta"]))

    low = max(math.floor(index(scaling.get("beta_fast") or 32)), 0)
    high = min(math.ceil(index(scaling.get("beta_slow") or 1)), dim - 1)
    ramp = ((torch.arange(dim // 2) - low) / max(high - low, 0.001)).clamp(0, 1)
    factor = scaling.get("attention_factor")
    if factor is None:
        factor = 0.1 * math.log(scaling["factor"]) + 1.0
    return inv_freq / scaling["factor"] * ramp + inv_freq * (1 - ramp), factor


def rope_parameters(cfg):
    scaling = cfg.get("rope_scaling") or {}
    kind = scaling.get("rope_type", scaling.get("type", "default"))
    functions = {"default": plain, "linear": linear, "llama3": llama3, "yarn": yarn}
    return functions[kind](cfg, scaling, int(cfg["head_dim"] * cfg.get("partial_rotary_factor", 1.0)))
