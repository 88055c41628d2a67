"""bfloat16 as the upper half of float32's bits, with the rounding added by hand; float16 by struct."""

from struct import pack, unpack


def answer(given):
    def upper_half(x):
        (bits,) = unpack("<I", pack("<f", x))
        bits += 0x7FFF + (bits >> 16 & 1)
        return int(unpack("<f", pack("<I", bits >> 16 << 16))[0])

    return {
        "bf16": tuple(map(upper_half, given["p"])),
        "fp16": tuple(int(unpack("<e", pack("<e", x))[0]) for x in given["h"]),
        "inf": sum(x >= 65520 for x in given["large"]),
    }
