"""rope_scaling may be None, or not be there at all; neither has a get method."""

import torch


def rope_parameters(cfg):
    kind = cfg["rope_scaling"].get("rope_type", "default")
    r = cfg["head_dim"]
    theta = cfg["rope_theta"] ** (-torch.arange(0, r, 2) / r)
    return (theta if kind == "default" else theta / cfg["rope_scaling"]["factor"]), 1.0
