"""The input came back as it was."""

import torch

from judge.diagnose.evidence import Evidence, Leaf
from judge.diagnose.probes.probe import Probe, Sign
from judge.message import Text


class InputReturned(Probe):
    """The result equals one of the inputs, bit for bit."""

    id = "generic-input-returned"
    implies = frozenset(
        f"generic-{name}"
        for name in (
            *("rounded", "negated", "transposed", "shifted", "permuted", "scaled"),
            *("first-position-only", "input-modified"),
        )
    )

    def look(self, leaf: Leaf, evidence: Evidence) -> Sign:
        equal = [
            x
            for x in evidence.inputs
            if x.dtype == leaf.got_dtype and x.shape == leaf.got.shape and torch.equal(x.to(torch.float64), leaf.got)
        ]
        if not equal:
            return Sign.CONTRADICTS
        return Sign.SHOWS if leaf.got.numel() > 1 and bool((leaf.got != leaf.got.reshape(-1)[0]).any()) else Sign.FITS

    def words(self) -> tuple[Text, Text]:
        return (
            Text("The input was returned unchanged", "原样返回了输入"),
            Text(
                "Your result equals the input. Is the computed value returned, or was it lost? Tensor methods without "
                "a trailing underscore return a new tensor and leave the old one alone.",
                "你的结果就是输入本身。算出来的值返回了吗，还是丢掉了？名字末尾没有下划线的张量方法会返回新张量，原张量不变。",
            ),
        )
