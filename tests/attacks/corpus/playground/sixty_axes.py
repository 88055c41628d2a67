# expect: not-accepted
# why: a tensor of sixty axes
import torch

torch.zeros([1] * 60)
