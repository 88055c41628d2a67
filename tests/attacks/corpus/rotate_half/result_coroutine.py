# expect: wrong
# why: an async function: what comes back is a coroutine
import torch


async def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
