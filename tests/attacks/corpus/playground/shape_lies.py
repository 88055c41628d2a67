# expect: not-accepted
# why: a subclass of Tensor whose shape is not what it has
import torch


class Value(torch.Tensor):
    shape = property(lambda self: ("<script>", -1, 1 << 70))


torch.ones(3).as_subclass(Value)
