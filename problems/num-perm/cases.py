"""The question of num-perm and its oracle. Trusted."""

import torch
from torch import Tensor

from judge.case import Draw
from judge.question import Blank, Given, Question


def question(draw: Draw) -> Question:
    """A small matrix in full and one row of a real one. A head of four is its own inverse, so heads are wider."""
    heads, width = draw.choice(((2, 6), (2, 8), (2, 10), (3, 6), (3, 8), (2, 12)))
    many, wide = draw.choice(((32, 128), (40, 128), (64, 128), (32, 64), (16, 256)))
    big = _old_rows(many, wide)
    while True:
        row = wide * draw.integer(1, many) + draw.integer(3, wide - 3)
        if _apart(row, many, wide):
            break
    given = {
        "n_heads": Given.number(r"\text{n\_heads}", heads),
        "head_dim": Given.number(r"\text{head\_dim}", width),
        "N": Given.number("N", many),
        "D": Given.number("D", wide),
        "r": Given.number("r", row),
    }
    return Question(
        given,
        (
            Blank("rows", r"\text{rows}", want=tuple(_old_rows(heads, width).tolist())),
            Blank("old", r"\text{old}(r)", want=(int(big[row]),)),
        ),
    )


def _old_rows(heads: int, width: int) -> Tensor:
    """The converter itself, applied to the row numbers: view as pairs, exchange the two axes."""
    return torch.arange(heads * width).view(heads, width // 2, 2).transpose(1, 2).reshape(-1)


def _apart(row: int, heads: int, width: int) -> bool:
    """The tempting short cuts give other numbers than the right one, and than each other."""
    right = _old_rows(heads, width)
    whole = _old_rows(1, heads * width)
    inverse = right.argsort()
    found = [int(right[row]), int(inverse[row]), int(whole[row]), int(right[row % width]), int(right[row]) ^ 1]
    return len(set(found)) == len(found)
