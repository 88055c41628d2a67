"""From positions of queries and keys to rows of a table of relative positions."""

import torch


def relative_index(q_pos: torch.Tensor, k_pos: torch.Tensor, max_rel: int) -> torch.Tensor:
    """Return clamp(k_pos[j] - q_pos[i], -K, K) + K for all i, j, where K is max_rel.

    Example: query at 5, keys at 4, 5, 9, K = 2 -> [1, 2, 4]
    """
    # q_pos: (Tq,)   k_pos: (Tk,)   both int64
    # TODO: the differences key minus query of all pairs, clipped and shifted to rows 0 .. 2K.
    raise NotImplementedError
