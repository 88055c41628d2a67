# expect: not-accepted
# why: a tensor of sixty axes
import torch


def alibi_slopes(n_heads):
    return torch.zeros([1] * 60)
