"""Whether a figure stays what it is: its slope, and by which rule it is called flat."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

WARM_UP, WARM_UP_SECONDS = 0.1, 120.0
"""What does not count at the beginning, the longer of both: caches fill, the stock of plans, the pool of children."""
SHORTEST = 0.25
"""Hours of samples below which nothing is said: a slope per hour is not known after minutes."""
NOISE = 3.0
"""A change over the whole run that is smaller than so many times the usual deviation is none."""


@dataclass(frozen=True, slots=True)
class Rule:
    """How much a figure may change in an hour: ``share`` of its median, or ``least``, whichever is more."""

    share: float
    least: float

    def bound(self, middle: float) -> float:
        """The same in the figure's own unit."""
        return max(self.share * abs(middle), self.least)


@dataclass(frozen=True, slots=True)
class Trend:
    """A figure over time. ``slope`` is per hour."""

    first: float
    last: float
    middle: float
    slope: float
    deviation: float
    hours: float
    samples: int

    def flat(self, rule: Rule) -> bool | None:
        """None where the samples are of too short a time to say.

        Not flat is what moves faster than the rule allows and, over the run, further than chance would move it.
        """
        if self.hours < SHORTEST:
            return None
        moved = abs(self.slope) * self.hours
        return abs(self.slope) <= rule.bound(self.middle) or moved <= NOISE * self.deviation


def trend(samples: Sequence[tuple[float, float]]) -> Trend | None:
    """``samples``: seconds and values, in order. By Theil and Sen: the median of all slopes, whatever a few do."""
    if not samples:
        return None
    begun, ended = samples[0][0], samples[-1][0]
    warm = min(max(WARM_UP_SECONDS, WARM_UP * (ended - begun)), (ended - begun) / 2)
    kept = [one for one in samples if one[0] - begun >= warm]
    if len(kept) < 2:
        return None
    if len(kept) > 400:  # pairs are counted by the square
        step = len(kept) / 400
        kept = [kept[int(n * step)] for n in range(400)]
    slopes = [
        (later - value) / (then - at)
        for n, (at, value) in enumerate(kept)
        for then, later in kept[n + 1 :]
        if then > at
    ]
    if not slopes:
        return None
    slope = median(slopes)
    start = kept[0][0]
    level = median(value - slope * (at - start) for at, value in kept)
    deviation = 1.4826 * median(abs(value - level - slope * (at - start)) for at, value in kept)
    values = [value for _at, value in kept]
    tenth = max(1, len(values) // 10)
    return Trend(
        first=median(values[:tenth]),
        last=median(values[-tenth:]),
        middle=median(values),
        slope=slope * 3600,
        deviation=deviation,
        hours=(kept[-1][0] - start) / 3600,
        samples=len(kept),
    )
