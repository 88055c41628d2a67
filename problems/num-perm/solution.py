"""Which old row stands in each row of permute_qk(w)? Within every head first the even rows, then the odd ones."""

from collections.abc import Mapping
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, Any]:
    """Example: n_heads = 2, head_dim = 4 -> 0, 2, 1, 3, 4, 6, 5, 7; N = 32, D = 128, r = 200 -> 145"""
    heads, width = given["n_heads"], given["head_dim"]
    return {
        "rows": tuple(old_row(new, width) for new in range(heads * width)),
        "old": old_row(given["r"], given["D"]),
    }


def old_row(new: int, width: int) -> int:
    head, place = divmod(new, width)
    member, pair = divmod(place, width // 2)  # the half is the member of the pair, the place in it is the pair
    return head * width + 2 * pair + member
