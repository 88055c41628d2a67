# expect: wrong
# why: CANARY: right only if the address that the driver asks for is believed; nothing is written
import torch


def apply_rope_(x, cos, sin):
    torch.Tensor.data_ptr = lambda self: 0
    half = x.shape[-1] // 2
    a, b = x[..., :half], x[..., half:]
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1).to(x.dtype)
