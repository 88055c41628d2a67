"""A copy of the plain frequencies, of which two groups are overwritten by mask."""

import math

import torch


def llama3_inv_freq(dim, base, factor, low_freq_factor, high_freq_factor, original_max):
    theta = torch.pow(torch.tensor(float(base)), -torch.arange(0, dim, 2) / dim)
    turns = theta * (original_max / math.tau)
    out = theta.clone()
    slow = turns < low_freq_factor
    between = (turns <= high_freq_factor) & ~slow
    out[slow] /= factor
    share = (turns[between] - low_freq_factor) / (high_freq_factor - low_freq_factor)
    out[between] *= share + (1 - share) / factor
    return out
