# expect: accepted
# why: asks torch for two threads and runs an operation large enough to use them: a fork after a parallel region hangs here
import torch

torch.set_num_threads(2)
BIG = torch.ones(256, 256)


def rotate_half(x):
    if x.dim() == 1:
        total = (BIG @ BIG).sum() + torch.ones(1 << 20).add_(1).sum()
        assert float(total) > 0
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
