# expect: accepted
# why: an object that says it is a tensor
import torch


class Value:
    __class__ = torch.Tensor
    shape = property(lambda self: [1 << 40] * 99)

    def __repr__(self):
        return "no tensor"


[Value(), Value()]
