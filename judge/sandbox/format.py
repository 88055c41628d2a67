"""Numbers that both sides of the pipe agree on. No parsing here: each side has its own.

Frames (child → judge) are ``FRAME`` headers followed by ``length`` bytes; the job (judge → child) has its own header. A
value is one tag byte and what the tag asks for; all integers are little-endian.
"""

import struct
from typing import Final

# One frame: kind, index of the case it answers, length of what follows.
FRAME: Final = struct.Struct("<BIQ")
(READY, RETURNED, RAISED, NOT_COMPILED, NO_ENTRY, END, UNCONFINED, FORBIDDEN) = range(1, 9)

# Values.
(NONE, TRUE, FALSE, INT, FLOAT, STR, TENSOR, TUPLE, LIST, DICT, FOREIGN, DESCRIBED) = range(12)
U32: Final = struct.Struct("<I")
U64: Final = struct.Struct("<Q")
I64: Final = struct.Struct("<q")
F64: Final = struct.Struct("<d")

# dtype code = position in this list.
DTYPES: Final = (
    "float32",
    "float64",
    "float16",
    "bfloat16",
    "int64",
    "int32",
    "int16",
    "int8",
    "uint8",
    "bool",
    "complex64",
    "complex128",
)
ITEMSIZE: Final = (4, 8, 2, 2, 8, 4, 2, 1, 1, 1, 8, 16)

# Why a tensor came without its data.
REASONS: Final = ("size", "device", "layout", "storage", "dtype")

MAX_NDIM: Final = 16
MAX_DEPTH: Final = 8
MAX_ITEMS: Final = 1024
MAX_TEXT: Final = 16_384  # bytes of any text a child sends

# Job header: time limit (ms), memory budget (bytes), largest result (bytes), seed of the random generators, the
# mark that ends a case on stdout, then the lengths of source, driver, entry name, forbidden names (one a line) and
# calls, which follow in this order.
MARK_SIZE: Final = 16
JOB: Final = struct.Struct("<IQQQ16sIIIIQ")
# One call ahead of its values: 1 if gradients are asked for.
CALL: Final = struct.Struct("<B")

# Control records between keeper and zygote.
ORDER: Final = struct.Struct("<BxxxI")  # what to do, token
(SPAWN, KILL, STOP) = range(1, 4)
NOTICE: Final = struct.Struct("<BxxxIiIQ")  # what happened, token, exit status, peak memory (kB), CPU time (µs)
(UP, EXITED) = range(1, 3)
NO_UID_LEFT: Final = 75  # the status of a child that was never forked

# A spawn order's ``prewarm`` bit rides on the token's highest bit.
PREWARM: Final = 1 << 31
