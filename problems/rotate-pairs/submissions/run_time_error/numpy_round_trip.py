"""A detour through NumPy, which has no bfloat16 (and no gradient)."""

import numpy as np
import torch


def rotate_pairs(x):
    a, b = x.numpy()[..., 0::2], x.numpy()[..., 1::2]
    return torch.from_numpy(np.stack((-b, a), axis=-1).reshape(x.shape))
