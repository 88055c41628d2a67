# expect: accepted
# why: a pool with as many workers as Python likes does a column each; it is shut down afterwards
from concurrent.futures import ThreadPoolExecutor

import torch


def rotate_half(x):
    d = x.shape[-1]

    def column(i):
        return -x[..., i + d // 2] if i < d // 2 else x[..., i - d // 2]

    with ThreadPoolExecutor() as pool:
        return torch.stack(list(pool.map(column, range(d))), dim=-1)
