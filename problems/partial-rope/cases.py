"""Cases and oracle of partial-rope. Trusted: never sent to the sandbox.

Long positions keep clear of powers of two: bfloat16 turns 262143 into 262144, which is off by one only, but 200123 into
199680. Some heads have a rotated part whose width is no power of two, and the same number of heads as batch or tokens.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

AXES = ("batch", "head", "position", "half_dimension")

# Unit of rounding per dtype. float64 is judged at float32 accuracy: computing in float32 is right.
UNIT = {torch.float64: 2.0**-24, torch.float32: 2.0**-24, torch.bfloat16: 2.0**-8, torch.float16: 2.0**-11}


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and eight hidden cases."""
    yield Case("example", _example(), Text("the statement's example", "题面中的例子"), sample=True)
    ids = _run(draw, batch=2, tokens=5, start_below=40)
    about = Text("half of the dimensions, base 10000", "一半维度，base 为 10000")
    yield Case("factor .5", (*_qk(draw, ids, (4, 2), 24), 0.5, 1e4), about, sample=True)
    ids = _run(draw, batch=1, tokens=6, start_below=2000)
    about = Text("the defaults: 64 of 256 dimensions", "默认参数：256 维中的 64 维")
    yield Case("qwen3.5", _qk(draw, ids, (4, 1), 256), about, sample=True)

    ids = torch.tensor([[200123, 130559, 261000, 262143]])
    yield Case("qwen3.5 long", _qk(draw, ids, (4, 1), 256), Text("positions up to 262143", "位置直到 262143"))
    ids = torch.stack([draw.permutation(6), draw.integers(0, 6, 6)]) + draw.integer(1, 90)
    about = Text("every dimension; positions in no order", "全部维度；位置没有顺序")
    yield Case("factor 1", (*_qk(draw, ids, (2, 2), 16), 1.0, 1e6), about)
    ids = _run(draw, batch=1, tokens=4, start_below=1000)
    yield Case("head 80*.4=32", (*_qk(draw, ids, (4, 4), 80), 0.4, 1e4), Text("as in Phi-2", "与 Phi-2 相同"))
    ids = _run(draw, batch=1, tokens=4, start_below=1000)
    about = Text("as in GPT-NeoX-20B", "与 GPT-NeoX-20B 相同")
    yield Case("head 96*.25=24", (*_qk(draw, ids, (2, 2), 96), 0.25, 1e4), about)
    ids = torch.stack([_left_padded(draw, 5, pads) for pads in draw.sample((0, 1, 2), 2)])
    about = Text("every sequence has positions of its own", "每个序列有自己的位置")
    yield Case("rows differ", (*_qk(draw, ids, (2, 2), 48), 0.5), about)
    ids = torch.tensor([[257, 999, 2051]]) + 8 * draw.integers(0, 100, 1, 3)
    about = Text("bfloat16, positions past 256", "bfloat16，位置超过 256")
    yield Case("bf16", (*_qk(draw, ids, (4, 2), 64, torch.bfloat16), 0.5), about)
    ids = _run(draw, batch=2, tokens=5, start_below=40).flip(1)
    q, k, _ = _qk(draw, ids, (5, 5), 32)
    about = Text("q and k are transposed views; descending positions", "q 和 k 是转置后的视图；位置递减")
    yield Case("non-contiguous", (q.transpose(1, 2), k.transpose(1, 2), ids), about)
    ids = _run(draw, batch=2, tokens=3, start_below=12)
    about = Text("the gradients of q and k", "对 q 和 k 的梯度")
    yield Case("gradient", (*_qk(draw, ids, (2, 1), 24), 0.5, 1e4), about, gradient=True)


def expected(
    q: Tensor, k: Tensor, position_ids: Tensor, partial_rotary_factor: float = 0.25, base: float = 1e7
) -> tuple[Want, Want]:
    """Both rotations in float64, and how far each element may be off."""
    rotary_dim = int(q.shape[-1] * partial_rotary_factor)
    return _rotated(q, position_ids, rotary_dim, base), _rotated(k, position_ids, rotary_dim, base)


def _rotated(x: Tensor, position_ids: Tensor, rotary_dim: int, base: float) -> Want:
    """Every pair as a complex number times e^{i m θ}; 4 units of rounding and the angle's own error are forgiven."""
    half = rotary_dim // 2
    exponent = torch.arange(half, dtype=torch.float64) * 2 / rotary_dim
    angle = (position_ids.double().unsqueeze(-1) * base**-exponent).unsqueeze(1)  # [B, 1, T, half]
    wide = x.double()
    pair = torch.complex(wide[..., :half], wide[..., half:rotary_dim])
    turned = pair * torch.polar(torch.ones_like(angle), angle)
    value = torch.cat((turned.real, turned.imag, wide[..., rotary_dim:]), dim=-1)

    slack = pair.detach().abs() * (4 * UNIT[x.dtype] + _angle_tol(angle))
    atol = torch.cat((slack, slack, torch.zeros_like(wide[..., rotary_dim:]).detach()), dim=-1)
    return Want(value, x.dtype, atol=atol, axes=AXES, rotary=rotary_dim)


def _angle_tol(angle: Tensor) -> Tensor:
    """What float32 loses on an angle: right programs differ by up to 34 * 2^-24 of it, one in bfloat16 by 2^-9."""
    return (2e-6 + 4e-6 * angle.abs()).clamp(max=0.1)


def _example() -> tuple[Tensor, Tensor, Tensor, float, float]:
    """q and k of the statement: one head, two tokens at positions 0 and 2, four of eight dimensions, θ = (1, 0.1)."""
    q = torch.arange(1.0, 9.0).repeat(1, 1, 2, 1)
    return q, q.flip(-1), torch.tensor([[0, 2]]), 0.5, 100.0


def _qk(
    draw: Draw, ids: Tensor, heads: tuple[int, int], head_dim: int, dtype: torch.dtype = torch.float32
) -> tuple[Tensor, Tensor, Tensor]:
    """q ``[B, Hq, T, D]``, k ``[B, Hk, T, D]`` and the positions they belong to, ``[B, T]``."""
    batch, tokens = ids.shape
    q = draw.normal(batch, heads[0], tokens, head_dim, dtype=dtype)
    return q, draw.normal(batch, heads[1], tokens, head_dim, dtype=dtype), ids


def _run(draw: Draw, batch: int, tokens: int, start_below: int) -> Tensor:
    """Consecutive positions, the same in every row, which do not start at 0: a later step of decoding."""
    return (draw.integer(1, start_below) + torch.arange(tokens)).repeat(batch, 1)


def _left_padded(draw: Draw, tokens: int, pads: int) -> Tensor:
    """Positions of a left-padded row: pads stand at 0, the tokens count on from somewhere."""
    return torch.cat((torch.zeros(pads, dtype=torch.int64), draw.integer(1, 30) + torch.arange(tokens - pads)))
