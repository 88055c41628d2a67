"""Name the axes, move the one of the members forward, join them again."""


def permute_qk(w, n_heads):
    d = w.shape[0] // n_heads
    return w.unflatten(0, (n_heads, d // 2, 2)).movedim(2, 1).flatten(0, 2)
