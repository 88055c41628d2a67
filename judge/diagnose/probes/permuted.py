"""The last axis is in another order."""

from collections.abc import Callable

import torch
from torch import Tensor

from judge.compare.difference import agree
from judge.diagnose.evidence import Evidence, Leaf
from judge.diagnose.probes.probe import Probe, Sign
from judge.message import Text

_MAX_WIDTH = 256
_MAX_ROWS = 16

Order = tuple[int, ...]

# order[j] is where in the wanted result the j-th returned element belongs.
_KNOWN: tuple[tuple[Text, Callable[[int], Order]], ...] = (
    (Text("in reverse", "整个倒了过来"), lambda d: tuple(range(d - 1, -1, -1))),
    (Text("first the even dimensions, then the odd ones", "先是偶数维，后是奇数维"), lambda d: _evens_first(d)),
    (Text("the two halves interleaved", "前后两半交错排列"), lambda d: _inverse(_evens_first(d))),
    (Text("the two halves exchanged", "前后两半互换"), lambda d: tuple((j + d // 2) % d for j in range(d))),
    (Text("neighbours exchanged in pairs", "相邻两维两两互换"), lambda d: tuple(min(j ^ 1, d - 1) for j in range(d))),
    (Text("rolled by one, forwards", "整体向后滚动了一维"), lambda d: tuple((j - 1) % d for j in range(d))),
    (Text("rolled by one, backwards", "整体向前滚动了一维"), lambda d: tuple((j + 1) % d for j in range(d))),
)


class Permuted(Probe):
    """The last axis holds the wanted values in another order, by one known rule or by one order per width.

    An order counts only where the values determine it: every returned column equals exactly one wanted column.
    """

    id = "generic-permuted"

    def __init__(self) -> None:
        self._orders: dict[int, Order] = {}

    def look(self, leaf: Leaf, evidence: Evidence) -> Sign:
        if not leaf.same_form or not leaf.want.ndim or leaf.want.shape[-1] > _MAX_WIDTH:
            return Sign.CONTRADICTS
        if leaf.want.numel() < 2:
            return Sign.FITS if leaf.right else Sign.CONTRADICTS
        width = leaf.want.shape[-1]
        matches = _matches(leaf)
        if not bool(matches.any(1).all()):
            return Sign.CONTRADICTS
        if not bool((matches.sum(1) == 1).all()):
            return Sign.FITS
        order = tuple(matches.int().argmax(1).tolist())
        if sorted(order) != list(range(width)) or self._orders.setdefault(width, order) != order:
            return Sign.CONTRADICTS
        return Sign.SHOWS if _in_order(leaf, order) else Sign.CONTRADICTS

    def settled(self) -> bool:
        return self._rule() is not None or not any(order == tuple(range(d)) for d, order in self._orders.items())

    def _rule(self) -> Text | None:
        return next((text for text, rule in _KNOWN if all(rule(d) == o for d, o in self._orders.items())), None)

    def words(self) -> tuple[Text, Text]:
        rule = self._rule()
        en, zh = (f": {rule.en}", f"：{rule.zh}") if rule else ("", "")
        j, k = next((j, k) for order in self._orders.values() for j, k in enumerate(order) if j != k)
        return (
            Text("The last axis is in another order", "最后一维的顺序不对"),
            Text(
                f"The values are right but in other places{en}. For example, what you return in dimension {j} belongs "
                f"in dimension {k}.",
                f"数值都对，但位置不对{zh}。例如，你放在第 {j} 维的数应该在第 {k} 维。",
            ),
        )


def _matches(leaf: Leaf) -> Tensor:
    """``[d, d]``: whether returned column j equals wanted column k, by the first rows."""
    width = leaf.want.shape[-1]
    want, got, allowed = (
        t.reshape(-1, width)[:_MAX_ROWS] for t in (leaf.want, leaf.got, leaf.allowed.expand(leaf.want.shape))
    )
    return agree(got[:, :, None], want[:, None, :], allowed[:, None, :]).all(0)


def _in_order(leaf: Leaf, order: Order) -> bool:
    index = torch.tensor(order)
    allowed = leaf.allowed.expand(leaf.want.shape)
    return bool(agree(leaf.got, leaf.want[..., index], allowed[..., index]).all())


def _evens_first(d: int) -> Order:
    return (*range(0, d, 2), *range(1, d, 2))


def _inverse(order: Order) -> Order:
    return tuple(sorted(range(len(order)), key=order.__getitem__))
