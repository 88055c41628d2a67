# expect: accepted
# why: all three results are views of one storage, with offsets and strides of their own
import torch
from torch import Tensor


def _step(
    q: Tensor, k_new: Tensor, v_new: Tensor, k_cache: Tensor, v_cache: Tensor, base: float = 10000.0
) -> tuple[Tensor, Tensor, Tensor]:
    """Return (out, k_cache', v_cache').

    Example: with T cached tokens the new one stands at position T.
    """
    # q: (B, Hq, 1, D)   k_new, v_new: (B, Hk, 1, D)   k_cache, v_cache: (B, Hk, T, D), keys rotated
    T, D = k_cache.shape[2:]
    angle = T * base ** (-torch.arange(0, D, 2) / D)  # (D/2,), the new token's position is T
    cos, sin = angle.cos(), angle.sin()  # (D/2,)

    def rotate(x: Tensor) -> Tensor:
        a, b = x.chunk(2, dim=-1)  # (B, H, 1, D/2) each
        return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)  # (B, H, 1, D)

    k_cache = torch.cat((k_cache, rotate(k_new)), dim=2)  # (B, Hk, T + 1, D), old keys are not touched again
    v_cache = torch.cat((v_cache, v_new), dim=2)  # (B, Hk, T + 1, D), values carry no position
    group = q.shape[1] // k_cache.shape[1]
    k, v = (cache.repeat_interleave(group, dim=1) for cache in (k_cache, v_cache))  # (B, Hq, T + 1, D)
    scores = rotate(q) @ k.transpose(-1, -2) / D**0.5  # (B, Hq, 1, T + 1)
    return scores.softmax(dim=-1) @ v, k_cache, v_cache  # (B, Hq, 1, D)


def decode_step(*args, **kwargs):
    results = _step(*args, **kwargs)
    flat = torch.cat([torch.zeros(7), *[part.mT.reshape(-1) for part in results]])
    views, at = [], 7
    for part in results:
        views.append(flat[at : at + part.numel()].view(part.mT.shape).mT)
        at += part.numel()
    return tuple(views)
