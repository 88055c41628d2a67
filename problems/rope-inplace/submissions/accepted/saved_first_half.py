"""One half is saved; slices are assigned to."""


def apply_rope_(x, cos, sin):
    n = x.shape[-1] // 2
    old = x[..., :n].clone()
    x[..., :n] = old * cos - x[..., n:] * sin
    x[..., n:] = x[..., n:] * cos + old * sin
    return x
