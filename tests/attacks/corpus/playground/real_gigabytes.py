# expect: accepted
# why: a tensor that would be a terabyte
import torch

torch.zeros(1).expand(1 << 40)
