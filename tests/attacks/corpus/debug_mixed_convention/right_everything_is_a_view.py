# expect: accepted
# why: keys and values live in one large buffer; results are views of what is written over later
import torch


class CachedRope:
    BUFFER = torch.zeros(1 << 20)

    def __init__(self, n_heads, n_kv_heads, head_dim, base=10000.0):
        self.group, self.n, self.theta = n_heads // n_kv_heads, 0, base ** (-torch.arange(0, head_dim, 2) / head_dim)
        self.kv = None

    def prefill(self, q, k, v):
        if self.kv is None:
            b, h, _t, d = k.shape
            self.kv = torch.zeros(2, b, h, 4096 // d, d)
        position = self.n + torch.arange(q.shape[2])
        end = self.n + q.shape[2]
        self.kv[0, :, :, self.n : end], self.kv[1, :, :, self.n : end] = self.rotate(k, position), v
        self.n = end
        keys, values = (x[:, :, :end].repeat_interleave(self.group, dim=1) for x in self.kv)
        scores = self.rotate(q, position) @ keys.transpose(-1, -2) / q.shape[-1] ** 0.5
        future = torch.arange(end) > position[:, None]
        out = scores.masked_fill(future, float("-inf")).softmax(dim=-1) @ values
        return out

    decode = prefill

    def rotate(self, x, position):
        angle = position[:, None] * self.theta
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)
