"""Cases and oracle of rope-unpermute-qk. Trusted: never sent to the sandbox."""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

# heads, head_dim, width of the input, dtype
SHAPES = (
    (2, 6, 12, torch.float32, Text("two heads of three pairs, square", "两个头，各三对；方阵")),
    (1, 4, 8, torch.float32, Text("a single head", "只有一个头")),
    (4, 8, 32, torch.float32, Text("a square matrix", "方阵")),
    (2, 64, 96, torch.float32, Text("key heads of a model with more query heads", "key 的头比 query 少的模型")),
    (8, 16, 128, torch.bfloat16, Text("bfloat16 stays bfloat16", "bfloat16 进出")),
    (3, 6, 10, torch.float32, Text("nothing is a power of two", "都不是 2 的幂")),
    (2, 2, 5, torch.float32, Text("heads of a single pair", "每个头只有一对")),
    (4, 128, 16, torch.float16, Text("heads as wide as Llama's", "与 Llama 一样宽的头")),
)


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and six hidden cases."""
    rows = torch.arange(12.0)[:, None].repeat(1, 2)
    yield Case("example", (rows, 2), Text("the statement's example", "题面中的例子"), sample=True)
    for n, (heads, head_dim, width, dtype, about) in enumerate(SHAPES):
        name = f"n={heads} hd={head_dim} in={width} {str(dtype).removeprefix('torch.')}"
        yield Case(name, (draw.normal(heads * head_dim, width, dtype=dtype), heads), about, sample=n < 3)
    about = Text("w is a transposed view", "w 是转置后的视图")
    yield Case("non-contiguous", (draw.normal(14, 24).t(), 3), about)


def expected(w: Tensor, n_heads: int) -> Want:
    """Within each head, row 2i takes place i of the first half and row 2i + 1 place i of the second."""
    head_dim = w.shape[0] // n_heads
    r = torch.arange(w.shape[0])
    head, place = r // head_dim, r % head_dim
    source = place // 2 + (place % 2) * (head_dim // 2)
    return Want(w.double()[head * head_dim + source], w.dtype, atol=0.0, axes=("row", "column"))
