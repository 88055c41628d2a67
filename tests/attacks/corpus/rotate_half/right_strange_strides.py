# expect: accepted
# why: answers with a view of column-major, padded storage
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    y = torch.cat((-hi, lo), dim=-1)
    room = torch.zeros(*(n + 3 for n in reversed(y.shape)), dtype=y.dtype)
    view = room.permute(*reversed(range(y.dim())))
    view = view[tuple(slice(1, n + 1) for n in y.shape)]
    view.copy_(y)
    return view
