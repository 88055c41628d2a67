# expect: accepted
# why: the entry point is an instance with __call__, no function
import torch


class Rotation:
    def __init__(self, axis: int) -> None:
        self.axis = axis

    def __call__(self, x: torch.Tensor) -> torch.Tensor:
        lo, hi = x.tensor_split(2, dim=self.axis)
        return torch.concatenate([hi.neg(), lo], self.axis)


rotate_half = Rotation(-1)
