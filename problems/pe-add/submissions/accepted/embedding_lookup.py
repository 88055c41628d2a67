"""The rows are looked up by index, as an embedding would; an index without a row raises."""

import torch
import torch.nn.functional as F


def add_positions(x, table, offset=0):
    ids = torch.arange(offset, offset + x.shape[-2])
    return F.embedding(ids, table).to(x.dtype).expand_as(x) + x
