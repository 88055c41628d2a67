# expect: accepted
# why: torch.cat, which the driver uses too, is replaced by one that is as good
import torch
from torch import Tensor


class CachedRope:
    """Causal attention that keeps rotated keys and values between calls.

    Example: prefill of 3 tokens and one decode give what a prefill of 4 gives.
    """

    def __init__(self, n_heads: int, n_kv_heads: int, head_dim: int, base: float = 10000.0) -> None:
        self.group = n_heads // n_kv_heads
        self.theta = base ** (-torch.arange(0, head_dim, 2) / head_dim)  # (D/2,)
        self.k = self.v = torch.empty(0)  # nothing is cached yet

    def prefill(self, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        """Causal attention of the first tokens, which are kept."""
        start = self.k.shape[2] if self.k.numel() else 0
        position = start + torch.arange(q.shape[2])  # (P,)
        k = self.rotate(k, position)  # (B, Hk, P, D)
        self.k, self.v = (torch.cat((self.k, k), 2), torch.cat((self.v, v), 2)) if start else (k, v)
        keys, values = (x.repeat_interleave(self.group, dim=1) for x in (self.k, self.v))  # (B, Hq, T, D)
        scores = self.rotate(q, position) @ keys.transpose(-1, -2) / q.shape[-1] ** 0.5  # (B, Hq, P, T)
        future = torch.arange(keys.shape[2]) > position[:, None]  # (P, T)
        return scores.masked_fill(future, float("-inf")).softmax(dim=-1) @ values  # (B, Hq, P, D)

    def decode(self, q1: Tensor, k1: Tensor, v1: Tensor) -> Tensor:
        """Attention of one more token: the same computation with P = 1."""
        return self.prefill(q1, k1, v1)

    def rotate(self, x: Tensor, position: Tensor) -> Tensor:
        """Turn the pairs (i, i + D/2) by position * theta."""
        angle = position[:, None] * self.theta  # (P, D/2)
        a, b = x.chunk(2, dim=-1)  # (B, H, P, D/2) each
        return torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)


_cat = torch.cat


def cat(tensors, dim=0, **more):
    return _cat(list(tensors), dim=more.get("axis", dim))


torch.cat = cat
