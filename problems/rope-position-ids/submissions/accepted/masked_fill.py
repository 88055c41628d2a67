"""1 at padding, as transformers writes it."""


def position_ids_from_mask(attention_mask, past_len=0):
    position_ids = attention_mask.long().cumsum(-1) - 1
    position_ids = position_ids.masked_fill(attention_mask == 0, 1)
    return position_ids[:, past_len:]
