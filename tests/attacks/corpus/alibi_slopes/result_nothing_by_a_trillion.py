# expect: not-accepted
# why: no element at all, in a trillion columns
import torch


def alibi_slopes(n_heads):
    return torch.empty(0, 1 << 40)
