"""Read (a, b) as a + ib: multiplying by i gives -b + ia. Integers have no complex form and are sliced."""

import torch


def rotate_half(x):
    half = x.shape[-1] // 2
    a, b = x[..., :half], x[..., half:]
    if not x.is_floating_point():
        return torch.cat((-b, a), dim=-1)
    z = torch.complex(a.double(), b.double()) * 1j
    return torch.cat((z.real, z.imag), dim=-1).to(x.dtype)
