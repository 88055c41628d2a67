"""The way back interleaves the halves; argsort turns it round."""

import torch


def half_permutation(d):
    back = torch.stack((torch.arange(d // 2), torch.arange(d // 2, d)), dim=1).flatten()
    return back.argsort()
