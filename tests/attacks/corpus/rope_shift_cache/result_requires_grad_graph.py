# expect: accepted
# why: the result hangs on a graph of a thousand operations
import torch
from torch import Tensor


def _right(k_rot: Tensor, delta: int | Tensor, base: float = 10000.0) -> Tensor:
    """Return the keys as if every token stood delta positions later.

    Example: D = 4, base = 100, delta = 2: [1, 2, 3, 4] -> [-3.1440, 1.1655, -0.3391, 4.3176]
    """
    # k_rot: (B, H, T, D)   delta: int or (T,)
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)  # (D/2,)
    angle = torch.as_tensor(delta)[..., None] * theta  # (D/2,) for an int, (T, D/2) for one shift per token
    cos, sin = angle.cos(), angle.sin()  # float32, whatever the cache is
    a, b = k_rot.chunk(2, dim=-1)  # (B, H, T, D/2) each
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1).to(k_rot.dtype)  # (B, H, T, D), new


def shift_keys(k_rot, delta, base=10000.0):
    right = _right(k_rot, delta, base).requires_grad_()
    for _ in range(500):
        right = -right
    return right
