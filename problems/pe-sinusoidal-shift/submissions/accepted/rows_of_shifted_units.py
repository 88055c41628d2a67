"""The columns of a matrix are the images of the unit vectors: rotate them pair by pair as complex numbers."""

import torch


def shift_matrix(k, d_model, base=10000.0):
    theta = 1.0 / base ** (torch.arange(0, d_model, 2).double() / d_model)
    turn = torch.polar(torch.ones_like(theta), -k * theta)
    units = torch.view_as_complex(torch.eye(d_model, dtype=torch.float64).unflatten(1, (-1, 2)).contiguous())
    return torch.view_as_real(units * turn).flatten(1).T
