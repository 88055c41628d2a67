"""Cases and oracle of rope-dynamic-ntk. Trusted: never sent to the sandbox.

The first two samples are the statement's example. It avoids 12 tokens: there the dynamic base equals the static one.
"""

from collections.abc import Iterator

import torch

from judge.case import Case, Draw, Want
from judge.message import Text


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and seven hidden cases."""
    about = Text("the statement's example, a long text", "题面中的例子，长文本")
    yield Case("d=4 f=2.0 max=8 len=16", (4, 100.0, 2.0, 8, 16), about, sample=True)
    about = Text("the statement's example, a short text", "题面中的例子，短文本")
    yield Case("d=4 f=2.0 max=8 len=6", (4, 100.0, 2.0, 8, 6), about, sample=True)
    about = Text("exactly as long as in training", "恰好等于训练长度")
    yield Case("d=64 f=4.0 max=2048 len=2048", (64, 1e4, 4.0, 2048, 2048), about, sample=True)
    about = Text("four times as long as in training", "训练长度的四倍")
    yield Case("d=64 f=4.0 max=2048 len=8192", (64, 1e4, 4.0, 2048, 8192), about, sample=True)

    about = Text("far shorter than in training", "远短于训练长度")
    yield Case("d=64 f=4.0 max=2048 len=100", (64, 1e4, 4.0, 2048, 100), about)
    about = Text("one token more than in training", "只比训练长度多一个 token")
    yield Case("d=64 f=4.0 max=2048 len=2049", (64, 1e4, 4.0, 2048, 2049), about)
    about = Text("a head of Llama's width", "Llama 的头宽")
    yield Case("d=128 f=2.0 max=4096 len=32768", (128, 1e4, 2.0, 4096, 32768), about)
    about = Text("factor 1, yet a longer text", "倍数为 1，但文本更长")
    yield Case("d=128 f=1.0 max=4096 len=8192", (128, 1e4, 1.0, 4096, 8192), about)
    about = Text("max_position is no power of two", "max_position 不是 2 的幂")
    yield Case("d=96 f=8.0 max=1000 len=1500", (96, 1e4, 8.0, 1000, 1500), about)
    longest = draw.integer(300, 3000)
    args = (draw.choice((32, 48, 80)), 1e6, float(draw.integer(2, 9)), longest, longest + draw.integer(50, 9000))
    yield Case("fresh, long", args, Text("fresh numbers, a long text", "随机的参数，长文本"))
    args = (draw.choice((32, 48, 80)), 5e5, float(draw.integer(2, 9)), longest, longest - draw.integer(20, 250))
    yield Case("fresh, short", args, Text("fresh numbers, a short text", "随机的参数，短文本"))


def expected(dim: int, base: float, factor: float, max_position: int, seq_len: int) -> Want:
    """1 + s (L - L0)/L0 for tokens past L0, else 1; then θ_i α^{-2i/(d-2)}, all in float64."""
    beyond = max(0, seq_len - max_position)
    alpha = 1.0 + factor * beyond / max_position
    i = torch.arange(dim // 2, dtype=torch.float64)
    return Want(base ** (-2 * i / dim) * alpha ** (-2 * i / (dim - 2)), torch.float32, axes=("pair",))
