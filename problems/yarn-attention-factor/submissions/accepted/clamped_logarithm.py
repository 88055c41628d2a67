"""ln max(s, 1) is 0 for a context that does not grow, so no guard is needed."""

import math


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    if attention_factor is not None:
        return attention_factor
    growth = 0.1 * math.log(max(factor, 1.0))
    if not mscale or not mscale_all_dim:
        return growth + 1
    return (mscale * growth + 1) / (mscale_all_dim * growth + 1)
