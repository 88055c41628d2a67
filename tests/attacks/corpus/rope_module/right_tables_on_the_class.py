# expect: accepted
# why: tables are kept on the class, for all instances, and found by what they depend on
import torch


class RotaryEmbedding:
    TABLES = {}

    def __init__(self, hidden_size, num_heads, base=10000, max_seq_len=512):
        self.key = (hidden_size // num_heads, base, max_seq_len)
        if self.key not in self.TABLES:
            d = self.key[0]
            angle = torch.arange(max_seq_len)[:, None] * base ** (-torch.arange(0, d, 2) / d)
            self.TABLES[self.key] = angle.cos(), angle.sin()

    def to(self, *_anything):
        return self

    def __call__(self, q, offset=0):
        end = offset + q.shape[2]
        cos, sin = self.TABLES[self.key]
        if end > len(cos):
            raise IndexError(end)
        a, b, cos, sin = q[..., 0::2], q[..., 1::2], cos[offset:end], sin[offset:end]
        return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2).to(q.dtype)
