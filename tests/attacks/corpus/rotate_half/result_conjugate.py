# expect: wrong
# why: a lazily conjugated complex view, and its imaginary part
import torch


def rotate_half(x):
    z = torch.complex(x.double(), x.double()).conj()
    return z if x.dim() == 1 else z.imag
