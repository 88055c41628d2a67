"""From positions of queries and keys to rows of a table of relative positions.

Clipped as in https://arxiv.org/abs/1803.02155, section 3.2.
Does not handle: positions that differ from one sequence of a batch to another.
"""

from torch import Tensor


def relative_index(q_pos: Tensor, k_pos: Tensor, max_rel: int) -> Tensor:
    """Return clamp(k_pos[j] - q_pos[i], -K, K) + K for all i, j, where K is max_rel.

    Example: query at 5, keys at 4, 5, 9, K = 2 -> [1, 2, 4]
    """
    # q_pos: (Tq,)   k_pos: (Tk,)
    distance = k_pos[None, :] - q_pos[:, None]  # (Tq, Tk), negative for the past
    return distance.clamp(-max_rel, max_rel) + max_rel  # (Tq, Tk), rows 0 .. 2K
