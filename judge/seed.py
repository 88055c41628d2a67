"""Which numbers are seeds. Apart from ``judge.plan``, which imports torch: a command line is checked before that."""

from judge.errors import LearnerError
from judge.message import _

MAX_SEED = (1 << 53) - 1
"""What survives JSON in a browser; fresh ones have 48 bits."""


def check_seed(seed: int | None) -> None:
    """Raises LearnerError unless ``seed`` is None or one that can be drawn from."""
    if seed is not None and not 0 <= seed <= MAX_SEED:
        raise LearnerError(_("a seed is a whole number from 0 to {most}", most=MAX_SEED))
