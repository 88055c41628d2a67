"""Shift first, clip to 0 .. 2K afterwards: the same as clipping first."""


def relative_index(q_pos, k_pos, max_rel):
    out = k_pos.repeat(len(q_pos), 1)
    out -= q_pos[:, None]
    out += max_rel
    return out.clamp_(0, 2 * max_rel)
