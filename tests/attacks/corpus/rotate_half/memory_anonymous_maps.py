# expect: not-accepted
# why: private and shared anonymous maps by mmap, each page touched
import mmap

import torch


def rotate_half(x):
    keep = []
    for flags in (mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, mmap.MAP_SHARED | mmap.MAP_ANONYMOUS):
        for _ in range(512):
            try:
                area = mmap.mmap(-1, 8 << 20, flags=flags)
            except (OSError, ValueError):
                break
            for page in range(0, len(area), 4096):
                area[page] = 1
            keep.append(area)
    return torch.zeros_like(x)
