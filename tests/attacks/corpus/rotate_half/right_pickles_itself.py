# expect: accepted
# why: pickles an instance of its own class: the module can be found under its own name
import pickle

import torch


class Split:
    def __init__(self, n):
        self.n = n


def rotate_half(x):
    plan = pickle.loads(pickle.dumps(Split(x.shape[-1] // 2)))
    return torch.cat((-x[..., plan.n :], x[..., : plan.n]), dim=-1)
