# expect: accepted
# why: the matrix is a transposed view that asks for gradients
import torch
from torch import Tensor


def _right(k: int, d_model: int, base: float = 10000.0) -> Tensor:
    """Return M, [d_model, d_model], with M @ PE(t) = PE(t + k) for every position t.

    Example: k = 0 -> the identity
    """
    theta = base ** (-torch.arange(0, d_model, 2) / d_model)  # (d/2,)
    cos, sin = (k * theta).cos().diag(), (k * theta).sin().diag()  # (d/2, d/2) each, diagonal
    M = torch.zeros(d_model, d_model)  # (d, d)
    M[0::2, 0::2], M[0::2, 1::2] = cos, sin  # sin(a + b) = cos b sin a + sin b cos a
    M[1::2, 0::2], M[1::2, 1::2] = -sin, cos  # cos(a + b) = -sin b sin a + cos b cos a
    return M


def shift_matrix(*args):
    return _right(*args).T.clone().requires_grad_().T
