# expect: wrong
# why: right values, but the learner's input is negated behind them
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    y = torch.cat((-hi, lo), dim=-1)
    with torch.no_grad():
        x.neg_()
    return y
