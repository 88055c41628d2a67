r"""
id: counted-after-cutting
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: Counted within the new columns only, zh: 只在新的列里数}
text:
  en: >-
    You cut the cached columns off before counting, so every chunk starts at 0 again. The tokens in the cache come
    before the new ones and have to be counted; count over the whole mask, and cut afterwards. Without a cache
    everything is right.
  zh: "你先切掉了缓存里的列再数，于是每一块都又从 0 开始。缓存里的 token 排在新 token 之前，也要算进去：先在整个 \
    mask 上数，再切。不用缓存时一切正常。"
"""


def position_ids_from_mask(attention_mask, past_len=0):
    return (attention_mask[:, past_len:].cumsum(dim=-1) - 1).clamp(min=0)
