# expect: not-accepted
# why: a batched tensor that escaped from vmap: its type is torch.Tensor, its data are not to be had
import torch

ESCAPED = []


def _keep(row):
    ESCAPED.append(row)
    return row


torch.func.vmap(_keep)(torch.zeros(3, 8))


def rotate_half(x):
    return ESCAPED[0]
