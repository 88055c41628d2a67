# expect: accepted
# why: a pool of two workers does the halves; the pool is shut down afterwards
from concurrent.futures import ThreadPoolExecutor

import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    with ThreadPoolExecutor(2) as pool:
        parts = list(pool.map(lambda job: job[0] * job[1], [(hi, -1), (lo, 1)]))
    return torch.cat(parts, dim=-1)
