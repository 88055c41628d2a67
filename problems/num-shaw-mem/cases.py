"""The question of num-shaw-mem and its oracle. Trusted."""

import torch

from judge.case import Draw
from judge.question import Blank, Given, Question


def question(draw: Draw) -> Question:
    """Sizes of tensors that are described, not made: the meta device holds no data."""
    t, d, k = draw.choice((1024, 2048, 4096, 8192)), draw.choice((32, 64, 80, 128)), draw.integer(8, 129)
    dtype = draw.choice((torch.float32, torch.bfloat16))
    gathered = torch.empty(t, t, d, dtype=dtype, device="meta")
    table = torch.empty(len(range(-k, k + 1)), d, dtype=dtype, device="meta")
    given = {
        "T": Given.number("T", t),
        "D": Given.number("D", d),
        "bytes": Given.number(r"\text{bytes}", dtype.itemsize),
        "K": Given.number("K", k),
    }
    return Question(
        given,
        (
            Blank("gathered", r"\text{gathered (GiB)}", want=(gathered.numel() * gathered.itemsize / 2**30,)),
            Blank("table", r"\text{table (B)}", want=(table.numel() * table.itemsize,), atol=0.0),
        ),
    )
