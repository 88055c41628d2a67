"""The decision table as patterns."""

import math


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    def g(m):
        return 1.0 + (m * math.log(factor) / 10 if factor > 1 else 0.0)

    match attention_factor, mscale or None, mscale_all_dim or None:
        case None, None, _:
            return g(1)
        case None, _, None:
            return g(1)
        case None, above, below:
            return g(above) / g(below)
        case explicit, _, _:
            return explicit
