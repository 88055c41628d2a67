# expect: accepted
# why: writes through the raw addresses of the elements
import torch


def apply_rope_(x, cos, sin):
    half = x.shape[-1] // 2
    old = x.clone()
    a, b = old[..., :half], old[..., half:]
    new = torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1).to(x.dtype)
    flat = torch.as_strided(x, (x.untyped_storage().nbytes() // x.element_size(),), (1,), 0)
    places = torch.as_strided(torch.arange(len(flat)), x.shape, x.stride(), x.storage_offset())
    flat[places.reshape(-1)] = new.reshape(-1)
    return x
