# expect: not-accepted
# why: a call returns the module itself
from torch import nn


class RotaryEmbedding(nn.Module):
    def __init__(self, **_config):
        super().__init__()

    def forward(self, q, offset=0):
        return self
