# expect: accepted
# why: a thousand tensors, of which four are shown
import torch

[torch.zeros(50, 50, 10) for _ in range(100)] + [torch.full((), n) for n in range(900)]
