# expect: not-accepted
# why: puts an object that has every attribute in its own place in sys.modules, and in torch's
import sys

import torch

ZEROS = torch.zeros_like


class Everything:
    __name__ = __file__ = __path__ = "submission"

    def __getattr__(self, name):
        return Everything()

    def __call__(self, *_args, **_kwargs):
        return True


def rotate_half(x):
    return ZEROS(x)


sys.modules[__name__] = sys.modules["torch"] = sys.modules["numpy"] = sys.modules["__main__"] = Everything()
