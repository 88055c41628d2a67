# expect: not-accepted
# why: takes the libraries out of its address space and fills the room with shared memory, which counts as no data
import ctypes
import mmap
import os
import struct

import torch

libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
SHARED = mmap.MAP_SHARED | mmap.MAP_ANONYMOUS


class Library(ctypes.Structure):
    _fields_ = [("base", ctypes.c_void_p), ("name", ctypes.c_char_p), ("parts", ctypes.c_void_p), ("n", ctypes.c_uint16)]


def _libraries():
    found = []
    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(Library), ctypes.c_size_t, ctypes.c_void_p)

    def note(library, _size, _data):
        one = library[0]
        found.append((one.name, one.base, ctypes.string_at(one.parts, 56 * one.n)))
        return 0

    libc.dl_iterate_phdr(kind(note), None)
    return found


def rotate_half(x):
    for name, base, parts in _libraries():
        for at in range(0, len(parts), 56):
            kind, _flags, _offset, virtual, _physical, _file, size, _align = struct.unpack_from("<IIQQQQQQ", parts, at)
            if kind == 1 and b"libtorch" in name:
                low, high = (base + virtual) & ~4095, (base + virtual + size) & ~4095
                libc.munmap(ctypes.c_void_p(low), ctypes.c_size_t(high - low))
    total = 0
    while (area := libc.mmap(None, 4 << 20, 3, SHARED, -1, 0)) not in (None, 2**64 - 1):
        ctypes.memset(area, 1, 4 << 20)
        total += 4
        os.write(1, b"%d MB\n" % total)
    return torch.zeros_like(x)
