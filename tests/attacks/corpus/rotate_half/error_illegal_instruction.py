# expect: error
# why: runs bytes that are no instruction, from a page it made itself
# machine: x86_64
import ctypes
import mmap


def rotate_half(x):
    page = mmap.mmap(-1, 4096, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    page.write(b"\x0f\x0b" * 8)
    start = ctypes.addressof(ctypes.c_char.from_buffer(page))
    ctypes.CFUNCTYPE(ctypes.c_int)(start)()
