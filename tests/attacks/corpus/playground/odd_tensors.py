# expect: accepted
# why: sparse, without data, without elements
import torch

[torch.eye(3).to_sparse(), torch.empty(1 << 40, device="meta"), torch.empty(0, 1 << 40), torch.ones(3).to(torch.float8_e5m2)]
