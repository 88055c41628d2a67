# expect: not-accepted
# why: puts an object in place of stdout whose every method hangs
import sys

import torch


class Tar:
    def __getattr__(self, name):
        while True:
            pass


def rotate_half(x):
    sys.stdout = sys.stderr = Tar()
    return torch.zeros_like(x)
