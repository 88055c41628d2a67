"""Cases and oracle of rope-apply. Trusted: never sent to the sandbox.

Where the heads stand after the tokens there are as many heads as tokens, so that the wrong axis gives wrong values and
not just a crash.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

# name: (batch, query heads, key heads, tokens, D, r, unsqueeze_dim)
SHAPES = {
    "MHA": (2, 3, 3, 5, 16, 16, 1),
    "GQA": (2, 4, 2, 3, 8, 8, 1),
    "partial": (2, 4, 2, 5, 16, 8, 1),
    "partial d=8 r=4": (1, 2, 1, 6, 8, 4, 1),
    "decode T=1": (3, 4, 2, 1, 8, 8, 1),
    "unsqueeze 2": (2, 4, 4, 4, 8, 8, 2),
    "unsqueeze 2 partial": (2, 3, 1, 3, 24, 6, 2),
    "H==T": (2, 6, 6, 6, 6, 6, 1),
}
ABOUT = {
    "MHA": Text("as many key heads as query heads", "key 与 query 头数相等"),
    "GQA": Text("fewer key heads", "key 的头较少"),
    "partial": Text("half of the head is rotated", "旋转半个头"),
    "partial d=8 r=4": Text("four of eight dimensions", "八维中的四维"),
    "decode T=1": Text("a single token", "只有一个 token"),
    "unsqueeze 2": Text("heads after tokens", "头在 token 之后"),
    "unsqueeze 2 partial": Text("heads after tokens, a quarter rotated", "头在 token 之后，旋转四分之一"),
    "H==T": Text("heads, tokens and dimensions in equal number", "头数、token 数、维数都相等"),
}
DTYPES = (
    (torch.float32, torch.float32),
    (torch.bfloat16, torch.float32),
    (torch.bfloat16, torch.bfloat16),
    (torch.float16, torch.float32),
    (torch.float64, torch.float64),
)
SAMPLES = ("MHA q:float32 cos:float32", "GQA q:bfloat16 cos:float32", "unsqueeze 2 q:float32 cos:float32")

# Unit of rounding per dtype. float64 is judged at float32 accuracy: computing in float32 is right.
UNIT = {torch.float64: 2.0**-24, torch.float32: 2.0**-24, torch.bfloat16: 2.0**-8, torch.float16: 2.0**-11}


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and forty hidden cases."""
    yield Case("example", _example(), Text("the statement's example", "题面中的例子"), sample=True)
    grid = [_case(draw, shape, dtype, table) for shape in SHAPES for dtype, table in DTYPES]
    yield from sorted(grid, key=lambda case: not case.sample)
    q, k, cos, sin = _inputs(draw, "H==T")
    about = Text("q and k are transposed views", "q 和 k 是转置后的视图")
    yield Case("non-contiguous", (q.transpose(1, 2), k.transpose(1, 2), cos, sin), about)
    q, k, _cos, _sin = _inputs(draw, "partial")
    angle = draw.uniform(-3, 3, 2, 5, 8)
    about = Text("the halves of the tables differ", "表的前后两半不同")
    yield Case("cos halves differ", (q, k, angle.cos(), angle.sin()), about)
    about = Text("the gradients of all four tensors", "对四个张量的梯度")
    yield Case("gradient (partial)", _inputs(draw, "partial d=8 r=4"), about, gradient=True)


def expected(q: Tensor, k: Tensor, cos: Tensor, sin: Tensor, unsqueeze_dim: int = 1) -> tuple[Want, Want]:
    """Both rotations in float64, and how far each element may be off."""
    heads = ("batch", "head", "position") if unsqueeze_dim == 1 else ("batch", "position", "head")
    c, s = cos.double().unsqueeze(unsqueeze_dim), sin.double().unsqueeze(unsqueeze_dim)
    return _rotated(q, c, s, (*heads, "half_dimension")), _rotated(k, c, s, (*heads, "half_dimension"))


def _rotated(x: Tensor, c: Tensor, s: Tensor, axes: tuple[str, ...]) -> Want:
    r = c.shape[-1]
    j = torch.arange(r)
    wide, partner = x.double(), x.double()[..., (j + r // 2) % r]
    turned = wide[..., :r] * c + torch.where(j < r // 2, -1.0, 1.0) * partner * s
    slack = 5 * UNIT[x.dtype] * torch.hypot(wide[..., :r], partner).detach()
    atol = torch.cat((slack, torch.zeros_like(wide[..., r:]).detach()), dim=-1)
    return Want(torch.cat((turned, wide[..., r:]), dim=-1), x.dtype, atol=atol, axes=axes, rotary=r)


def _example() -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """One head of four dimensions, two of them rotated."""
    q, k = torch.tensor([1.0, 2.0, 3.0, 4.0]), torch.tensor([2.0, 1.0, 5.0, 6.0])
    return q.view(1, 1, 1, 4), k.view(1, 1, 1, 4), torch.full((1, 1, 2), 0.6), torch.full((1, 1, 2), 0.8)


def _case(draw: Draw, shape: str, dtype: torch.dtype, table: torch.dtype) -> Case:
    name = f"{shape} q:{dtype} cos:{table}".replace("torch.", "")
    kwargs = {"unsqueeze_dim": 2} if SHAPES[shape][-1] == 2 else {}
    return Case(name, _inputs(draw, shape, dtype, table), ABOUT[shape], kwargs, sample=name in SAMPLES)


def _inputs(
    draw: Draw, shape: str, dtype: torch.dtype = torch.float32, table: torch.dtype = torch.float32
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """q and k, and tables whose halves are equal; no angle is near 0, where a rotation changes nothing."""
    batch, query_heads, key_heads, tokens, dim, r, unsqueeze_dim = SHAPES[shape]
    angle = draw.uniform(0.3, 2.8, batch, tokens, r // 2, dtype=torch.float64).repeat(1, 1, 2)

    def vectors(heads: int) -> Tensor:
        order = (heads, tokens) if unsqueeze_dim == 1 else (tokens, heads)
        return draw.normal(batch, *order, dim, dtype=dtype)

    return vectors(query_heads), vectors(key_heads), angle.cos().to(table), angle.sin().to(table)
