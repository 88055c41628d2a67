"""Applies the learner's matrix to vectors of some positions. Nothing here is secret."""

import torch


def drive(submission, positions, k, d_model, *base):
    """M PE(t) for every t in ``positions``, as rows, in float64."""
    given = base[0] if base else 10000.0
    theta = given ** (-torch.arange(0, d_model, 2, dtype=torch.float64) / d_model)
    angle = positions.double().unsqueeze(1) * theta
    vectors = torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)
    matrix = submission.shift_matrix(k, d_model, *base)
    if matrix.shape != (d_model, d_model):
        return matrix
    return (matrix.double() @ vectors.T).T
