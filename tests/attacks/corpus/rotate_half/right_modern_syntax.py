# expect: accepted
# why: match, walrus, positional-only, exception groups, nested f-strings, type aliases by generics
from __future__ import annotations

import enum
from typing import Generic, NamedTuple, TypeVar

import torch

T = TypeVar("T")


class Part(enum.Enum):
    LOW = 0
    HIGH = 1


class Halves(NamedTuple):
    low: torch.Tensor
    high: torch.Tensor


class Box(Generic[T]):
    def __init__(self, item: T, /) -> None:
        self.item = item


def _pick(h: Halves, part: Part) -> torch.Tensor:
    match part:
        case Part.LOW:
            return h.low
        case Part.HIGH:
            return -h.high


def rotate_half(x: torch.Tensor, /) -> torch.Tensor:
    halves = Box(Halves(*x.chunk(2, dim=-1)))
    try:
        raise ExceptionGroup(f"{len(f'{x.dim()}')}", [ValueError(1)])
    except* ValueError:
        pass
    return torch.cat([y for p in (Part.HIGH, Part.LOW) if (y := _pick(halves.item, p)) is not None], dim=-1)
