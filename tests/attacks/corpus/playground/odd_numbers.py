# expect: accepted
# why: every kind of number that is none
import torch

bits = torch.arange(-(1 << 15), 1 << 15).to(torch.int16)
[bits.view(torch.bfloat16), bits.view(torch.float16), torch.tensor([1e-45, -0.0, 1.8e308, float("nan")]), torch.tensor([2**63 - 1, -(2**63)])]
