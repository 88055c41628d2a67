"""YaRN: the range of pair indices in which frequencies change over from kept to interpolated."""


def yarn_correction_range(
    dim: int,
    base: float,
    original_max: int,
    beta_fast: float = 32.0,
    beta_slow: float = 1.0,
    truncate: bool = True,
) -> tuple[float, float]:
    """Return (low, high): pairs below low are fast, pairs above high are slow.

    Example: dim = 8, base = 10000, original_max = 4096 -> (1.309, 2.814), truncated (1, 3)
    """
    # TODO: which index has the pair that makes r turns within original_max tokens?
    # TODO: use it for both numbers of turns, round outwards if asked to, and clamp.
    raise NotImplementedError
