# expect: accepted
# why: eight threads at once, each with a buffer of its own, kept alive until the last has begun
import threading

import torch


def rotate_half(x):
    together = threading.Barrier(8)
    parts = [None] * 8

    def work(i):
        parts[i] = torch.full((1024,), float(i))
        together.wait()

    threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
