"""Cases and oracle of rope-module. Trusted: never sent to the sandbox."""

from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

AXES = ("batch", "head", "position", "adjacent_dimension")
SLACK = {torch.float32: 4 * 2.0**-24, torch.bfloat16: 5 * 2.0**-8}


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and five hidden cases: a configuration, and the calls made to one module."""
    example = [(torch.tensor([1.0, 2.0, 3.0, 4.0]).view(1, 1, 1, 4), offset) for offset in (0, 1)]
    about = Text("the statement's example", "题面中的例子")
    yield Case("example", ({"hidden_size": 4, "num_heads": 1}, example), about, sample=True)
    four = {"hidden_size": 32, "num_heads": 4}
    about = Text("four heads; as many tokens as heads", "四个头；token 数与头数相等")
    yield Case("handbook defaults", (four, [(draw.normal(2, 4, 4, 8), 0)]), about, sample=True)
    offsets = (0, *draw.sample(range(1, 500), 2), 0)
    about = Text("one module, several starting positions", "一个模块，几个起始位置")
    yield Case("offset", (four, [(draw.normal(1, 4, 5, 8), offset) for offset in offsets]), about, sample=True)
    about = Text("bfloat16 comes in, the module is float32", "模块是 float32，输入是 bfloat16")
    yield Case("bf16 q", (four, [(draw.normal(1, 4, 3, 8, dtype=torch.bfloat16), 9)]), about, sample=True)

    wide = {"hidden_size": 48, "num_heads": 3, "base": 500000}
    yield Case("base", (wide, [(draw.normal(1, 3, 6, 16), 30)]), Text("another base", "另一个 base"))
    short = {"hidden_size": 20, "num_heads": 2, "max_seq_len": 16}
    about = Text("up to the last row of the table", "直到表的最后一行")
    yield Case("last row", (short, [(draw.normal(1, 2, 4, 10), 12), (draw.normal(1, 2, 16, 10), 0)]), about)
    about = Text("past the table: raise or be right", "越过表尾：要么报错，要么正确")
    yield Case("past max_seq_len", (short, [(draw.normal(1, 2, 5, 10), 13)]), about)
    about = Text("past the table, which has one row left", "越过表尾，而表里恰好只剩一行")
    yield Case("one row left", (short, [(draw.normal(1, 2, 5, 10), 15)]), about)
    about = Text("after module.to(torch.bfloat16)", "在 module.to(torch.bfloat16) 之后")
    long = {"hidden_size": 64, "num_heads": 2, "max_seq_len": 1100}
    calls = [(draw.normal(1, 2, 5, 32, dtype=torch.bfloat16), offset) for offset in (0, draw.integer(258, 900), 1095)]
    yield Case("module cast to bf16", (long, calls, True), about)


def expected(config: dict[str, Any], calls: list[tuple[Tensor, int]], to_bfloat16: bool = False) -> tuple[Want, ...]:
    """Every pair as a complex number times e^{i m θ}, in float64, and how far each element may be off."""
    return tuple(_rotated(q, offset, float(config.get("base", 10000))) for q, offset in calls)


def _rotated(q: Tensor, offset: int, base: float) -> Want:
    half = q.shape[-1] // 2
    theta = base ** (-torch.arange(half, dtype=torch.float64) / half)
    angle = (offset + torch.arange(q.shape[2], dtype=torch.float64))[:, None] * theta  # [T, d/2]
    pair = torch.view_as_complex(q.double().unflatten(-1, (half, 2)))
    value = torch.view_as_real(pair * torch.polar(torch.ones_like(angle), angle)).flatten(-2)
    slack = pair.abs() * (SLACK[q.dtype] + (2e-6 + 4e-6 * angle).clamp(max=0.1))
    return Want(value, q.dtype, atol=slack.repeat_interleave(2, dim=-1), axes=AXES)
