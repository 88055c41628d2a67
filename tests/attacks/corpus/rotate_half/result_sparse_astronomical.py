# expect: not-accepted
# why: a sparse tensor of 2**62 elements, of which none is stored
import torch


def rotate_half(x):
    return torch.sparse_coo_tensor(torch.zeros(2, 0, dtype=torch.long), torch.zeros(0), (2**31, 2**31))
