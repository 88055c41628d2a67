"""The way of llama.cpp: split, swap two axes, join."""


def unpermute_qk(w, n_heads):
    return w.reshape(n_heads, 2, w.shape[0] // n_heads // 2, *w.shape[1:]).swapaxes(1, 2).reshape(w.shape)
