"""From one layout to the other: the order of dimensions that turns adjacent pairs into halves."""

import torch


def half_permutation(d: int) -> torch.Tensor:
    """Return perm with rope_complex(x)[..., perm] == rope_half(x[..., perm]).

    Example: d = 6 -> [0, 2, 4, 1, 3, 5]
    """
    # TODO: the first members of all pairs, then the second members.
    raise NotImplementedError
