"""How hard to try: a little and always the same in the suite; `make fuzz` tries more, and something new each time."""

import os

from hypothesis import HealthCheck, settings

TIMES = int(os.environ.get("ROPE_JUDGE_FUZZ", "0"))
"""Set by ``scripts/fuzz``: how many times as many examples, drawn anew."""


def effort(examples: int) -> settings:
    """Settings for ``@given``: ``examples`` of them, or as many times more as was asked for."""
    return settings(
        max_examples=examples * max(1, TIMES),
        derandomize=not TIMES,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
