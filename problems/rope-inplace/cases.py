"""Cases and oracle of rope-inplace. Trusted: never sent to the sandbox.

The driver makes the view, so the buffer is an argument that may change; it is judged as a result instead, and so are
the tables, which must not change.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Exactly, Want
from judge.message import Text

AXES = ("batch", "head", "position", "half_dimension")
BUFFER_AXES = ("batch", "position", "head", "half_dimension")
UNIT = {torch.float32: 2.0**-24, torch.float64: 2.0**-24, torch.bfloat16: 2.0**-8}


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and six hidden cases."""
    angle = torch.tensor([[2.0, 0.2]])
    args = (torch.arange(1.0, 5.0).reshape(1, 1, 1, 4), None, angle.cos(), angle.sin())
    yield _case("example", args, Text("the statement's example", "题面中的例子"), sample=True)
    about = Text("a contiguous x; as many heads as tokens", "连续的 x；头数与 token 数相等")
    yield _case("f32", _plain(draw, (2, 5, 5, 16)), about, sample=True)
    about = Text("x is the first three of nine heads in a fused buffer", "x 是融合缓冲区九个头中的前三个")
    yield _case("non-contiguous view", _fused(draw, (2, 6, 9, 8), (0, 3)), about, sample=True)

    yield _case("bf16", _plain(draw, (2, 3, 4, 32), torch.bfloat16), Text("bfloat16", "bfloat16"))
    yield _case("d=2", _plain(draw, (2, 3, 5, 2)), Text("a single pair", "只有一对维度"))
    yield _case("f64", _plain(draw, (1, 3, 4, 12), torch.float64), Text("float64", "float64"))
    about = Text("x is in the middle of the buffer", "x 在缓冲区的中间")
    yield _case("middle heads", _fused(draw, (2, 4, 8, 10), (4, 2)), about)
    about = Text("a view in bfloat16, of a single head", "bfloat16 的视图，只有一个头")
    yield _case("bf16 view", _fused(draw, (3, 5, 6, 16), (4, 1), torch.bfloat16), about)
    about = Text("one token, as in decoding", "解码时的一个 token")
    yield _case("one token", _fused(draw, (2, 1, 6, 64), (0, 4)), about)


def expected(
    buffer: Tensor, heads: tuple[int, int] | None, cos: Tensor, sin: Tensor
) -> tuple[Want, Want, Exactly, Want, Want]:
    """The buffer with x rotated in float64 and the rest as it was; x; the same memory; the tables as they were."""
    value, slack = buffer.to(torch.float64, copy=True), torch.zeros_like(buffer, dtype=torch.float64)
    x, x_slack = _view(value, heads), _view(slack, heads)
    z = torch.complex(*x.chunk(2, dim=-1))
    turned = z * torch.complex(cos.double(), sin.double())
    x.copy_(torch.cat((turned.real, turned.imag), dim=-1))
    x_slack.copy_(torch.cat((z.abs(), z.abs()), dim=-1) * 5 * UNIT[buffer.dtype])
    return (
        Want(value, buffer.dtype, slack, AXES if heads is None else BUFFER_AXES),
        Want(x.clone(), buffer.dtype, x_slack.clone(), AXES),
        Exactly(True),
        Want(cos.double(), cos.dtype, 0.0, ("position", "pair")),
        Want(sin.double(), sin.dtype, 0.0, ("position", "pair")),
    )


def _view(buffer: Tensor, heads: tuple[int, int] | None) -> Tensor:
    return buffer if heads is None else buffer[:, :, heads[0] : heads[0] + heads[1]].transpose(1, 2)


def _case(name: str, args: tuple, about: Text, *, sample: bool = False) -> Case:
    return Case(name, args, about, sample=sample, may_modify=True)


def _plain(draw: Draw, shape: tuple[int, int, int, int], dtype: torch.dtype = torch.float32) -> tuple:
    return (draw.normal(*shape, dtype=dtype), None, *_tables(draw, shape[2], shape[3]))


def _fused(
    draw: Draw, shape: tuple[int, int, int, int], heads: tuple[int, int], dtype: torch.dtype = torch.float32
) -> tuple:
    return (draw.normal(*shape, dtype=dtype), heads, *_tables(draw, shape[1], shape[3]))


def _tables(draw: Draw, tokens: int, d: int) -> tuple[Tensor, Tensor]:
    """cos and sin of consecutive positions that begin somewhere, float32 ``[tokens, d/2]``."""
    position = draw.integer(1, 200) + torch.arange(tokens)
    angle = position.double()[:, None] * 10000.0 ** (-torch.arange(0, d, 2).double() / d)
    return angle.cos().float(), angle.sin().float()
