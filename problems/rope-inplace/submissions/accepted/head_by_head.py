"""A loop over the heads; each is a small view of its own."""


def apply_rope_(x, cos, sin):
    for head in x.unbind(1):
        pair = head.unflatten(-1, (2, cos.shape[-1]))
        a, b = pair[..., 0, :].float(), pair[..., 1, :].float()
        new = a * cos - b * sin, a * sin + b * cos
        pair[..., 0, :], pair[..., 1, :] = new
    return x
