# expect: accepted
# why: at padding stands what is allowed there: large numbers
import torch


def position_ids_from_mask(attention_mask, past_len=0):
    count = attention_mask.long().cumsum(dim=-1)
    positions = torch.where(attention_mask.bool(), count - 1, 1 << 40)
    return positions[:, past_len:]
