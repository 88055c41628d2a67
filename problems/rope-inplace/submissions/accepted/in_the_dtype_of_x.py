"""In-place arithmetic in the dtype of x, with one temporary."""


def apply_rope_(x, cos, sin):
    cos, sin = cos.to(x.dtype), sin.to(x.dtype)
    a, b = x.chunk(2, dim=-1)
    old = a.clone()
    a.mul_(cos).sub_(b * sin)
    b.mul_(cos).add_(old * sin)
    return x
