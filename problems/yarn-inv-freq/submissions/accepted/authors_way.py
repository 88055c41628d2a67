"""Helpers and names as in the authors' code."""

import math

import torch


def find_range(fast, slow, dim, base, length):
    def find_dim(rotations):
        return (dim * math.log(length / (rotations * 2 * math.pi))) / (2 * math.log(base))

    return max(math.floor(find_dim(fast)), 0), min(math.ceil(find_dim(slow)), dim - 1)


def linear_ramp(low, high, n):
    if low == high:
        high += 0.001
    return torch.clamp((torch.arange(n, dtype=torch.float32) - low) / (high - low), 0, 1)


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    pos_freqs = base ** (torch.arange(0, dim, 2).float() / dim)
    extrapolation, interpolation = 1.0 / pos_freqs, 1.0 / (factor * pos_freqs)
    low, high = find_range(beta_fast, beta_slow, dim, base, original_max)
    mask = 1 - linear_ramp(low, high, dim // 2)
    return interpolation * (1 - mask) + extrapolation * mask
