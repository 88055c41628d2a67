# expect: output
# why: three megabytes with each of many cases
import torch
from torch import Tensor


def _right(
    q: Tensor, k: Tensor, cos: Tensor, sin: Tensor, unsqueeze_dim: int = 1
) -> tuple[Tensor, Tensor]:
    """Return (q', k'), each with the shape and dtype that came in.

    Example: q = [1, 2, 3, 4], cos = [0.6, 0.6], sin = [0.8, 0.8] -> [-1, 2, 3, 4]
    """
    # q: (B, Hq, T, D), k: (B, Hk, T, D), or both with T before the heads   cos, sin: (B, T, r)
    r = cos.shape[-1]
    cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)  # (B, 1, T, r) or (B, T, 1, r)

    def rotate(x: Tensor) -> Tensor:
        a, b, rest = x.tensor_split((r // 2, r), dim=-1)  # (…, r/2) twice, (…, D - r)
        turned = x[..., :r] * cos + torch.cat((-b, a), dim=-1) * sin  # (…, r), maybe float32 because of cos
        return torch.cat((turned.to(x.dtype), rest), dim=-1)  # (…, D), the dtype of x

    return rotate(q), rotate(k)


def apply_rotary_pos_emb(*args, **kwargs):
    print("x" * (3 << 20))
    return _right(*args, **kwargs)
