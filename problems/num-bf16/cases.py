"""The question of num-bf16 and its oracle. Trusted."""

import torch

from judge.case import Draw
from judge.question import Blank, Given, Question


def question(draw: Draw) -> Question:
    """Ties of both kinds, a large position, and numbers on either side of where float16 overflows."""
    low, high = 4 * draw.integer(64, 128) + 1, 4 * draw.integer(64, 128) + 3  # ties: down, up
    far = 1024 * draw.integer(130, 250) + draw.integer(600, 900)
    half = 4 * draw.integer(512, 1024) + 1
    edge, beyond = draw.integer(65505, 65520), draw.integer(65520, 65700)
    more = [draw.integer(60_000, 65_504), draw.integer(65_520, 90_000), draw.integer(2_000, 90_000)]
    large = tuple(sorted((edge, beyond, *more[: draw.integer(1, 4)])))
    given = {
        "p": Given.vector("p", (low, high, far)),
        "h": Given.vector("h", (half, half + 2)),
        "large": Given.vector(r"\text{large}", large),
    }
    return Question(
        given,
        (
            Blank("bf16", r"\text{bfloat16}(p)", want=_rounded((low, high, far), torch.bfloat16)),
            Blank("fp16", r"\text{float16}(h)", want=_rounded((half, half + 2), torch.float16)),
            Blank("inf", r"\#\infty", want=(int(torch.tensor(large).to(torch.float16).isinf().sum()),)),
        ),
    )


def _rounded(values: tuple[int, ...], dtype: torch.dtype) -> tuple[int, ...]:
    return tuple(torch.tensor(values).to(dtype).to(torch.int64).tolist())
