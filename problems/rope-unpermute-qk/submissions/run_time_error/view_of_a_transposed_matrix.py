"""view cannot split the axes of every non-contiguous matrix and join them again."""


def unpermute_qk(w, n_heads):
    return w.view(n_heads, 2, w.shape[0] // n_heads // 2, w.shape[1]).transpose(1, 2).view(w.shape)
