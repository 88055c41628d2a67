"""With logarithms to base 2: 16 buckets over 4 doublings, or 16 over 3."""

from math import floor, log2


def answer(given):
    def encoder(r):
        a = abs(r)
        b = a if a < 8 else min(15, 8 + floor(2 * log2(a / 8) + 1e-9))
        return b + 16 * (r > 0)

    def decoder(r):
        a = max(-r, 0)
        return a if a < 16 else min(31, 16 + floor(16 / 3 * log2(a / 16) + 1e-9))

    return {"encoder": tuple(map(encoder, given["rel"])), "decoder": tuple(map(decoder, given["rel'"]))}
