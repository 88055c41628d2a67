"""Which numbers are seeds. Apart from ``judge.plan``, which imports torch: a command line is checked before that."""

import hashlib

from judge.errors import LearnerError
from judge.message import _

MAX_SEED = (1 << 53) - 1
"""What survives JSON in a browser; fresh ones have 48 bits."""


def check_seed(seed: int | None) -> None:
    """Raises LearnerError unless ``seed`` is None or one that can be drawn from."""
    if seed is not None and not 0 <= seed <= MAX_SEED:
        raise LearnerError(_("a seed is a whole number from 0 to {most}", most=MAX_SEED))


def seed_of_the_child(seed: int) -> int:
    """What the generators of a submission start from: the same again for the same ``seed``, which it does not tell.

    With ``seed`` itself, ``torch.randn`` in a submission would give the very numbers that the inputs were drawn from.
    """
    return int.from_bytes(hashlib.sha256(b"the child of %d" % seed).digest()[:6], "little")
