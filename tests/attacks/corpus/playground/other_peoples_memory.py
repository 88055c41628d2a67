# expect: error
# why: looks for what another run has left
import torch

torch._left_in_the_playground = getattr(torch, "_left_in_the_playground", 0) + 1
assert torch._left_in_the_playground > 1
