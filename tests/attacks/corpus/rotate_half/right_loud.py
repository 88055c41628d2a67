# expect: accepted
# why: 2 MB of output, well under the end of patience: cut, not punished
import torch

print(("line of output " * 8 + "\n") * 16_000, end="")


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
