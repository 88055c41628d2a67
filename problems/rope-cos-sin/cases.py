"""Cases and oracle of rope-cos-sin. Trusted: never sent to the sandbox.

Long positions keep clear of powers of two: bfloat16 turns 262143 into 262144, which is off by one only, but 200123 into
199680.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

AXES = ("batch", "position", "half_dimension")


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and six hidden cases."""
    about = Text("the statement's example", "题面中的例子")
    yield Case("example", (torch.tensor([[0, 2]]), 4, 100.0), about, sample=True)
    ids = (draw.integer(1, 20) + torch.arange(6)).repeat(2, 1)
    yield Case("handbook shape", (ids, 64, 1e4), Text("two equal rows", "相同的两行"), sample=True)
    ids = torch.stack([draw.permutation(5) + draw.integer(1, 99), draw.integers(0, 99, 5)])
    yield Case("B rows differ", (ids, 12, 1e4), Text("rows differ, no order", "各行不同，没有顺序"), sample=True)

    ids = (draw.integer(1, 20) + torch.arange(4)).repeat(1, 1)
    yield Case("default base", (ids, 16), Text("the base is not given", "没有给出 base"))
    about = Text("one token per row, far from the start", "每行一个离开头很远的 token")
    yield Case("decode", (1025 + draw.integers(0, 6000, 3, 1), 32, 1e6), about)
    ids = torch.tensor([[200123, 130559, 261000, 262143]])
    yield Case("large", (ids, 64), Text("positions up to 262143", "位置直到 262143"))
    rows = [torch.arange(-pads, 6 - pads).clamp(min=0) for pads in draw.sample(range(4), 3)]
    yield Case("left pad", (torch.stack(rows), 10, 5e5), Text("pads stand at position 0", "填充处的位置为 0"))
    yield Case("d=2", (draw.integers(1, 50, 2, 3), 2, 1e4), Text("a single pair", "只有一对"))
    ids = draw.integers(1, 200, 2, 4, dtype=torch.int32)
    yield Case("int32", (ids, 8, 1e4), Text("positions in int32", "int32 的位置"))


def expected(position_ids: Tensor, dim: int, base: float = 1e7) -> tuple[Want, Want]:
    """Both tables in float64, and how far each element may be off."""
    theta = float(base) ** (-torch.arange(dim // 2, dtype=torch.float64) * 2 / dim)
    angle = (position_ids.double().unsqueeze(-1) * theta).repeat(1, 1, 2)  # [B, T, dim]
    atol = (2e-6 + 4e-6 * angle.abs()).clamp(max=0.1)
    return Want(angle.cos(), torch.float32, atol, AXES, rotary=0), Want(
        angle.sin(), torch.float32, atol, AXES, rotary=0
    )
