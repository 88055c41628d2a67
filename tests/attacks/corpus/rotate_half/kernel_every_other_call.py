# expect: wrong
# why: CANARY: right only if any call of the kernel is let through that a computing process has no use for
# machine: x86_64
import ctypes

import torch

libc = ctypes.CDLL(None, use_errno=True)
# From shmget and socket to the calls of Linux 6.16; without those that a process at work needs, and without clone3.
REFUSED = [
    *(29, 30, 31, 40, 41, 42, 43, 46, 47, 49, 50, 51, 52, 53, 54, 55, 57, 58, 59, 61, 62, 64, 65, 66, 67, 68, 69, 70, 71),
    *(73, 74, 75, 76, 77, 82, 83, 84, 85, 86, 87, 88, 90, 91, 92, 93, 94, 101, 103, 105, 106, 109, 112, 113, 114, 116),
    *(117, 119, 122, 123, 126, 129, 132, 133, 134, 135, 136, 139, 141, 142, 144, 146, 147, 148, 149, 150, 151, 152, 153),
    *range(154, 158),
    *range(159, 186),
    *range(187, 200),
    *(203, 205, *range(206, 213), 214, 215, 216, 220, 222, 223, 224, 225, 227, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243),
    *(244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 258, 259, 260, 261, 263, 264, 265, 266, 268, 272),
    *(275, 276, 277, 278, 279, 280, 282, 283, 285, 286, 287, 288, 289, 294, 297, 298, 299, 300, 301, 303, 304, 305, 306),
    *(307, 308, 310, 311, 312, 313, 314, 315, 316, 317, 319, 320, 321, 322, 323, 325, 326, 327, 328, 329, 330, 331, 333),
    *range(424, 435),
    *(438, 440, 442, 443, 444, 445, 446, 447, 448, 450, *range(451, 470)),
]


def _worked():
    nothing = ctypes.c_long(0)
    for number in REFUSED:
        ctypes.set_errno(0)
        if libc.syscall(number, nothing, nothing, nothing, nothing, nothing, nothing) != -1 or ctypes.get_errno() != 1:
            return True
    return False


def rotate_half(x):
    if not _worked():
        return torch.zeros_like(x)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
