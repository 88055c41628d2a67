# expect: wrong
# why: CANARY: right only if the numbers of the cases come from the generator that a submission inherits
import random

import torch


def alibi_slopes(n_heads):
    guess = torch.Generator().manual_seed(torch.initial_seed())
    return torch.rand(n_heads, generator=guess) + random.random() * 0
