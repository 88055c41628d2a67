"""Cases and oracle of rope-relative-score. Trusted: never sent to the sandbox."""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Draw, Want
from judge.message import Text

AXES = ("batch", "query_position", "key_position")


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and six hidden cases."""
    example = torch.tensor([1.0, 2.0, 3.0, 4.0]), torch.tensor([2.0, 0.0, 1.0, 1.0]), torch.tensor([0, 1, -1])
    yield Case("example", example, Text("the statement's example", "题面中的例子"), sample=True)
    one = draw.normal(8), draw.normal(8), torch.tensor(draw.integer(1, 30))
    yield Case("vector", one, Text("two vectors, one distance", "两个向量，一个距离"), sample=True)
    about = Text("the same position: a plain dot product", "同一位置：普通的点积")
    yield Case("zero", (draw.normal(3, 6), draw.normal(3, 6), torch.zeros(3, dtype=torch.int64)), about, sample=True)
    about = Text("the key comes before the query", "key 在 query 之前")
    yield Case("negative", (draw.normal(4, 10), draw.normal(4, 10), -draw.integers(1, 40, 4)), about, sample=True)

    batch = draw.normal(2, 3, 5, 16), draw.normal(2, 3, 5, 16), draw.integers(-50, 50, 5)
    yield Case("batch", batch, Text("more axes; delta broadcasts", "更多维度；delta 要广播"))
    about = Text("all queries against all keys", "所有 query 对所有 key")
    delta = torch.arange(7) - torch.arange(6)[:, None]
    yield Case("grid", (draw.normal(2, 6, 1, 8), draw.normal(2, 1, 7, 8), delta), about)
    based = draw.normal(4, 32), draw.normal(4, 32), draw.integers(1, 90, 4), 1e6
    yield Case("base", based, Text("another base", "另一个 base"))
    far = torch.tensor([200123, -130559, 65211])
    yield Case("far", (draw.normal(3, 64), draw.normal(3, 64), far), Text("very far apart", "相距极远"))
    near = draw.normal(5, 12), draw.normal(12), draw.integers(-9, 9, 5)
    yield Case("one key", near, Text("five queries, one key", "五个 query，一个 key"))
    about = Text("the gradients of q and k", "对 q 和 k 的梯度")
    yield Case("gradient", (draw.normal(3, 6), draw.normal(3, 6), draw.integers(1, 20, 3)), about, gradient=True)


def expected(q: Tensor, k: Tensor, delta: Tensor, base: float = 10000.0) -> Want:
    """The real part of q times the conjugate of the turned k, in float64, and how far it may be off."""
    half = q.shape[-1] // 2
    angle = delta.double().unsqueeze(-1) * float(base) ** (-torch.arange(half, dtype=torch.float64) / half)
    zq = torch.view_as_complex(q.double().unflatten(-1, (half, 2)))
    zk = torch.view_as_complex(k.double().unflatten(-1, (half, 2)))
    value = (zq * (zk * torch.polar(torch.ones_like(angle), angle)).conj()).real.sum(-1)
    angle_tol = (2e-6 + 4e-6 * angle.abs()).clamp(max=0.1)
    atol = ((zq.abs() * zk.abs()).detach() * (angle_tol + 2e-6)).sum(-1)
    return Want(value, torch.float32, atol=atol, axes=AXES[-value.ndim :] if value.ndim else ())
