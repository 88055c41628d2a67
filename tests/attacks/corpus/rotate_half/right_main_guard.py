# expect: accepted
# why: a __main__ block at the end must not run
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


if __name__ == "__main__":
    raise SystemExit("run as a script")
