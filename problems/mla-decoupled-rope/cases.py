"""Cases and oracle of mla-decoupled-rope. Trusted: never sent to the sandbox.

A common shift of all positions changes no score, so most cases have positions with gaps, different in every row.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

AXES = ("batch", "head", "query_position", "key_position")


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and eight hidden cases."""
    yield Case("example", _example(), Text("the statement's example", "题面中的例子"), sample=True)
    about = Text("as many heads as tokens as rotated dimensions", "头数、token 数、旋转维数都相等")
    yield Case("square", (*_args(draw, 4, 4, 4, 6, 4, 4), _gaps(draw, 4, 4, 40)), about, sample=True)
    small = (*_args(draw, 2, 3, 5, 8, 6, 7), torch.arange(5).expand(2, 5).clone())
    yield Case("small", small, Text("positions 0, 1, 2, …", "位置 0、1、2……"), sample=True)

    about = Text("dn 128, dr 64 and r 512, as in DeepSeek-V3", "与 DeepSeek-V3 一样：dn 128，dr 64，r 512")
    yield Case("deepseek-like", (*_args(draw, 1, 4, 9, 128, 64, 512), _gaps(draw, 1, 9, 300)), about)
    about = Text("every row starts somewhere else, far out", "每一行从不同的远处开始")
    far = draw.integers(2000, 60000, 3, 1) + _gaps(draw, 3, 6, 40)
    yield Case("offset", (*_args(draw, 3, 2, 6, 16, 8, 12), far), about)
    about = Text("another base", "另一个 base")
    yield Case("base", (*_args(draw, 2, 3, 6, 12, 10, 9), _gaps(draw, 2, 6, 200), 5e5), about)
    about = Text("positions in no order, some of them twice", "位置没有顺序，有的重复")
    mixed = draw.integers(0, 30, 2, 7)
    mixed[:, -1] = mixed[:, 0]
    yield Case("no order", (*_args(draw, 2, 2, 7, 6, 4, 5), mixed), about)
    about = Text("more rotated dimensions than others", "旋转的维数比其余的多")
    yield Case("dr > dn", (*_args(draw, 2, 2, 5, 4, 12, 3), _gaps(draw, 2, 5, 60)), about)
    about = Text("q comes as [B, T, H, D], transposed", "q 由 [B, T, H, D] 转置而来")
    q_nope, q_pe, *rest = _args(draw, 2, 5, 3, 6, 8, 4)
    views = tuple(x.transpose(1, 2).contiguous().transpose(1, 2) for x in (q_nope, q_pe))
    yield Case("non-contiguous", (*views, *rest, _gaps(draw, 2, 3, 50)), about)
    about = Text("a single head", "只有一个头")
    yield Case("one head", (*_args(draw, 2, 1, 6, 10, 4, 8), _gaps(draw, 2, 6, 50)), about)
    about = Text("a single token: its distance to itself is 0", "只有一个 token：它到自己的距离是 0")
    yield Case("one token", (*_args(draw, 2, 3, 1, 6, 4, 5), _gaps(draw, 2, 1, 50)), about)


def expected(
    q_nope: Tensor, q_pe: Tensor, c_kv: Tensor, k_pe: Tensor, w_uk: Tensor, position_ids: Tensor, base: float = 10000.0
) -> Want:
    """Keys written out per head, rotation by the difference of positions, everything in float64."""
    dn, dr = q_nope.shape[-1], q_pe.shape[-1]
    keys = torch.einsum("bjr,hdr->bhjd", c_kv.double(), w_uk.double())
    content = torch.einsum("bhid,bhjd->bhij", q_nope.double(), keys)
    theta = base ** (-torch.arange(0, dr, 2, dtype=torch.float64) / dr)
    m = position_ids.double()
    turn = (m[:, :, None] - m[:, None, :])[..., None] * theta  # [B, T, T, dr/2]
    q, k = (torch.view_as_complex(x.double().unflatten(-1, (-1, 2)).contiguous()) for x in (q_pe, k_pe))
    product = q[:, :, :, None] * k[:, None, None].conj()  # [B, H, T, T, dr/2]
    position = (product * torch.polar(torch.ones_like(turn), turn)[:, None]).real.sum(-1)
    scale = (dn + dr) ** -0.5
    slack = (2e-6 + 4e-6 * m[..., None].abs() * theta).clamp(max=0.1)  # [B, T, dr/2]
    both = (slack[:, :, None] + slack[:, None, :])[:, None]  # [B, 1, T, T, dr/2]
    atol = 2e-4 + scale * (product.abs() * both).sum(-1)
    return Want(scale * (content + position), torch.float32, atol, AXES)


def _example() -> tuple[Tensor, ...]:
    """One head, two tokens at 0 and 1; all vectors point along their first axis."""
    along = torch.tensor([[1.0, 0.0], [1.0, 0.0]])
    c_kv, w_uk = torch.tensor([[[1.0], [2.0]]]), torch.tensor([[[1.0], [0.0]]])
    return along[None, None], along[None, None], c_kv, along[None], w_uk, torch.tensor([[0, 1]])


def _args(draw: Draw, batch: int, heads: int, tokens: int, dn: int, dr: int, r: int) -> tuple[Tensor, ...]:
    """q_nope, q_pe, c_kv, k_pe and a w_uk that keeps the size of what it maps."""
    return (
        draw.normal(batch, heads, tokens, dn),
        draw.normal(batch, heads, tokens, dr),
        draw.normal(batch, tokens, r),
        draw.normal(batch, tokens, dr),
        (draw.normal(heads, dn, r, dtype=torch.float64) * r**-0.5).float(),
    )


def _gaps(draw: Draw, batch: int, tokens: int, most: int) -> Tensor:
    """Ascending positions ``[batch, tokens]`` below ``most``, different in every row, with gaps."""
    return torch.stack([draw.permutation(most)[:tokens].sort().values for _ in range(batch)])
