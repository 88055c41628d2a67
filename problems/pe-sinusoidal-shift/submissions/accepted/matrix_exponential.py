"""The shift by k is the exponential of k times a generator, d PE / dt = A PE."""

import torch


def shift_matrix(k, d_model, base=10000.0):
    theta = torch.tensor(base, dtype=torch.float64) ** (-torch.arange(0, d_model, 2) / d_model)
    rates = torch.zeros(d_model - 1, dtype=torch.float64)
    rates[::2] = theta
    generator = torch.diag(rates, 1) - torch.diag(rates, -1)
    return torch.linalg.matrix_exp(k * generator)
