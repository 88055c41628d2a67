# expect: accepted
# why: forward does nothing; a hook on the module turns its result
import torch
from torch import Tensor, nn


class RotaryEmbedding(nn.Module):
    """Adjacent pairs; token t of q stands at position offset + t."""

    def __init__(self, hidden_size: int, num_heads: int, base: float = 10000, max_seq_len: int = 512) -> None:
        super().__init__()
        self.register_forward_hook(lambda module, args, _result: module.turned(*args))
        d = hidden_size // num_heads  # the width of one head: pairs never reach across heads
        theta = base ** (-torch.arange(0, d, 2) / d)  # (d/2,), used here and then forgotten: a cast cannot hurt it
        angle = torch.arange(max_seq_len)[:, None] * theta  # (L, d/2), float32
        self.register_buffer("cos", angle.cos(), persistent=False)  # (L, d/2)
        self.register_buffer("sin", angle.sin(), persistent=False)  # (L, d/2)

    def turned(self, q: Tensor, offset: int = 0) -> Tensor:
        """Rotate q, [B, H, T, head_dim]; shape and dtype stay."""
        end = offset + q.shape[2]
        if end > len(self.cos):  # a slice would come out short, and one row that is left would broadcast
            raise IndexError(f"position {end - 1} is past the table of {len(self.cos)} rows")
        cos, sin = self.cos[offset:end], self.sin[offset:end]  # (T, d/2) each
        a, b = q[..., 0::2], q[..., 1::2]  # (B, H, T, d/2) each
        turned = torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)  # (B, H, T, d)
        return turned.to(q.dtype)

    def forward(self, q: Tensor, offset: int = 0) -> Tensor:
        return q
