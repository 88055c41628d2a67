"""A loop over the frequencies with if and else, as in Meta's release."""

import math

import torch


def llama3_inv_freq(dim, base, factor, low_freq_factor, high_freq_factor, original_max):
    new = []
    for i in range(0, dim, 2):
        freq = base ** (-i / dim)
        wavelen = 2 * math.pi / freq
        if wavelen < original_max / high_freq_factor:
            new.append(freq)
        elif wavelen > original_max / low_freq_factor:
            new.append(freq / factor)
        else:
            smooth = (original_max / wavelen - low_freq_factor) / (high_freq_factor - low_freq_factor)
            new.append((1 - smooth) * freq / factor + smooth * freq)
    return torch.tensor(new, dtype=torch.float32)
