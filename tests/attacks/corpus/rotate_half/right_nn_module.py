# expect: accepted
# why: the entry point is a torch.nn.Module
import torch
from torch import nn


class Turn(nn.Module):
    def forward(self, x):
        pairs = x.unflatten(-1, (2, -1)) if x.shape[-1] else x
        return torch.stack((-pairs[..., 1, :], pairs[..., 0, :]), -2).flatten(-2)


rotate_half = Turn()
