# expect: error
# why: an object of the right shape whose numbers are of another
import torch


class Matrix:
    def __init__(self, d):
        self.shape = (d, d)

    def double(self):
        return torch.zeros(3, 1, dtype=torch.float64)


def shift_matrix(k, d_model, *base):
    return Matrix(d_model)
