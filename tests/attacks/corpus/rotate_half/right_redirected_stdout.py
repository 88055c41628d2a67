# expect: accepted
# why: captures its own prints with redirect_stdout
import contextlib
import io

import torch


def rotate_half(x):
    sink = io.StringIO()
    with contextlib.redirect_stdout(sink):
        print(x)
    assert "tensor" in sink.getvalue()
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
