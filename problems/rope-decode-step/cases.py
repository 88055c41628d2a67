"""Cases and oracle of rope-decode-step. Trusted: never sent to the sandbox.

The driver takes one step per token of q, so that a step and a text are the same kind of case; the oracle is full causal
attention over all tokens, with those of the cache as they were handed out.
"""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

OUT = ("batch", "query_head", "position", "dimension")
CACHE = ("batch", "key_head", "position", "half_dimension")


def cases(draw: Draw) -> Iterator[Case]:
    """Three samples and six hidden cases."""
    one, two = torch.tensor([[[[1.0, 0.0]]]]), torch.tensor([[[[0.0, 1.0]]]])
    yield Case("example", (one, one, two, one, one), Text("the statement's example", "题面中的例子"), sample=True)
    about = Text("as many key heads as query heads", "key 头与 query 头一样多")
    yield Case("MHA", _args(draw, 2, (3, 3), 7, 1, 16), about, sample=True)
    about = Text("three query heads to a key head", "三个 query 头共用一个 key 头")
    yield Case("GQA", _args(draw, 2, (6, 2), 9, 1, 8), about, sample=True)

    yield Case("first token", _args(draw, 2, (4, 2), 0, 1, 16), Text("the cache is empty", "缓存是空的"))
    about = Text("another base; batch, heads and tokens agree", "另一个 base；batch、头数和 token 数相等")
    yield Case("base", (*_args(draw, 4, (4, 4), 4, 1, 32, 5e5), 5e5), about)
    about = Text("twelve tokens from an empty cache", "从空缓存开始的十二个 token")
    yield Case("step by step == full causal", _args(draw, 1, (4, 2), 0, 12, 16), about)
    tokens = draw.integer(3, 9)
    about = Text("four more tokens after some that are cached", "缓存里已有若干 token，再来四个")
    yield Case("continued", _args(draw, 2, (2, 1), tokens, 4, 12), about)
    tokens = draw.integer(20, 40)
    about = Text("a longer cache, one key head", "较长的缓存，一个 key 头")
    yield Case("longer", _args(draw, 1, (4, 1), tokens, 1, 64), about)
    about = Text("sharp attention: large keys", "很尖的注意力：key 的数值较大")
    q, k, *rest = _args(draw, 1, (2, 2), 5, 1, 8)
    yield Case("sharp", (3 * q, 3 * k, *rest), about)


def expected(
    q: Tensor, k_new: Tensor, v_new: Tensor, k_cache: Tensor, v_cache: Tensor, base: float = 10000.0
) -> tuple[Want, Want, Want]:
    """Full causal attention in float64; what was cached and every value must come back exactly."""
    T, n, D = k_cache.shape[2], q.shape[2], q.shape[3]
    position = T + torch.arange(n)
    keys = torch.cat((k_cache.double(), _rotated(k_new.double(), position, base)), dim=2)
    values = torch.cat((v_cache, v_new), dim=2).double()
    group = q.shape[1] // keys.shape[1]
    k, v = keys.repeat_interleave(group, dim=1), values.repeat_interleave(group, dim=1)
    scores = _rotated(q.double(), position, base) @ k.transpose(-1, -2) / D**0.5
    scores = scores.masked_fill(torch.arange(T + n) > position[:, None], float("-inf"))
    slack = torch.where(torch.arange(T + n) < T, 0.0, 1e-4).double()[:, None].expand(T + n, D)
    out = Want(scores.softmax(dim=-1) @ v, torch.float32, 1e-4, OUT)
    return out, Want(keys, torch.float32, slack, CACHE), Want(values, torch.float32, 0.0, CACHE)


def _args(
    draw: Draw, batch: int, heads: tuple[int, int], cached: int, new: int, d: int, base: float = 10000.0
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """q, k_new, v_new and caches of ``cached`` tokens, whose keys are rotated at 0, 1, 2, …"""
    old = draw.normal(batch, heads[1], cached, d)
    return (
        draw.normal(batch, heads[0], new, d),
        draw.normal(batch, heads[1], new, d),
        draw.normal(batch, heads[1], new, d),
        _rotated(old.double(), torch.arange(cached), base).float(),
        draw.normal(batch, heads[1], cached, d),
    )


def _rotated(x: Tensor, position: Tensor, base: float) -> Tensor:
    """Pairs (i, i + D/2) as complex numbers times e^{i m θ}."""
    D = x.shape[-1]
    angle = position.double()[:, None] * base ** (-torch.arange(0, D, 2, dtype=torch.float64) / D)
    z = torch.complex(*x.chunk(2, dim=-1)) * torch.polar(torch.ones_like(angle), angle)
    return torch.cat((z.real, z.imag), dim=-1)
