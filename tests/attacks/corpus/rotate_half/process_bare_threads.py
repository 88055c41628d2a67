# expect: not-accepted
# why: as many bare threads as the kernel gives, without a stack for any of them
# machine: x86_64
import ctypes
import mmap

import torch

CODE = bytes.fromhex(
    "b838000000"  # again: clone ...
    "bf000f0100"  # ... with VM, FS, FILES, SIGHAND and THREAD
    "31f631d24d31d24d31c00f05"
    "85c0"
    "75e6"  # the old thread: again
    "b8220000000f05ebf7"  # the new one: pause, for ever
)


def rotate_half(x):
    page = mmap.mmap(-1, 4096, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    page.write(CODE)
    ctypes.CFUNCTYPE(None)(ctypes.addressof(ctypes.c_char.from_buffer(page)))()
    return torch.zeros_like(x)
