# expect: memory
# why: the cache doubles at every look at it
import torch


class CachedRope:
    def __init__(self, *_config):
        self.k = torch.ones(1 << 25)

    def prefill(self, q, k, v):
        while True:
            self.k = torch.cat((self.k, self.k))

    decode = prefill
