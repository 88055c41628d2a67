"""The lookup as a matrix product; ``one_hot`` refuses classes that do not exist."""

import torch
import torch.nn.functional as F


def learned_positions(x, weight, position_ids=None, past_len=0):
    if position_ids is None:
        position_ids = past_len + torch.arange(x.shape[1])
    return x + F.one_hot(position_ids, weight.shape[0]).to(weight.dtype) @ weight
