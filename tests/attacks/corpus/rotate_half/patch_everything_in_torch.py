# expect: not-accepted
# why: every function of torch, torch.testing and Tensor that a comparer might use says yes, zero or nothing
import torch
import torch.testing

NAMES = ("allclose", "equal", "isclose", "eq", "all", "any", "max", "abs", "sub", "isnan", "isfinite", "is_tensor")
for name in NAMES:
    for owner in (torch, torch.Tensor):
        if hasattr(owner, name):
            setattr(owner, name, lambda *a, **k: True)
for name in dir(torch.testing):
    if name.startswith("assert"):
        setattr(torch.testing, name, lambda *a, **k: None)
for name in ("__eq__", "__ne__", "__sub__", "__bool__", "__reduce_ex__", "numpy", "tolist", "cpu", "detach", "contiguous"):
    setattr(torch.Tensor, name, lambda self, *a, **k: self)


def rotate_half(x):
    return x.new_zeros(x.shape)
