# expect: accepted
# why: sixteen thousand matrices of one number, each of which would be shown by itself
import torch

[torch.zeros((16384,) + (1,) * 14), torch.zeros(16384, 1, 1), torch.zeros(1, 16384, 1, 1), torch.zeros((2,) * 14)]
