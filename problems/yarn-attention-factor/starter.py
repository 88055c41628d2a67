"""YaRN: the number by which cos and sin are multiplied."""


def yarn_attention_factor(
    factor: float,
    mscale: float | None = None,
    mscale_all_dim: float | None = None,
    attention_factor: float | None = None,
) -> float:
    """Return the attention factor for a context that is longer than the training by factor.

    Example: factor = 4 -> 1.1386; factor = 40, mscale = 0.707, mscale_all_dim = 1 -> 0.9210
    """
    # TODO: write g(s, m), which is 1 unless the context grows.
    # TODO: an explicit value comes first, then both keys together, then g(s, 1).
    raise NotImplementedError
