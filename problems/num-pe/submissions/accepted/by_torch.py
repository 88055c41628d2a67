"""In float32, by torch."""

import torch


def answer(given):
    positions = torch.tensor([given["m"], given["n"]], dtype=torch.float32)
    angles = positions[:, None] * torch.tensor([1.0, 0.01])
    rows = torch.stack((angles.sin(), angles.cos()), -1).flatten(1).tolist()
    return {"first": tuple(rows[0]), "second": tuple(rows[1])}
