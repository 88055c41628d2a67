# expect: not-accepted
# why: threads with 256 MB stacks and deep frames in them
import threading

import torch

threading.stack_size(256 << 20)


def _wait(event):
    event.wait()


def rotate_half(x):
    event = threading.Event()
    for _ in range(200):
        try:
            threading.Thread(target=_wait, args=(event,), daemon=True).start()
        except (RuntimeError, MemoryError):
            break
    return torch.zeros_like(x)
