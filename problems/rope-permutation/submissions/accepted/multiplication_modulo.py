"""Doubling modulo d - 1 walks through the even numbers and then the odd ones; the last stays where it is."""

import torch


def half_permutation(d):
    perm = 2 * torch.arange(d) % max(d - 1, 1)
    perm[-1] = d - 1
    return perm
