r"""
id: one-token-too-many
see: statement-formula
title: {en: The length was counted one too high, zh: 长度多数了一个}
text:
  en: >-
    You used seq_len + 1. seq_len is already the number of tokens, the largest position plus one; adding one
    again scales a text that just fits. Compare seq_len = max_position with plain RoPE.
  zh: "你用的是 seq_len + 1。seq_len 已经是 token 的个数，也就是最大位置加一；再加一，刚好放得下的文本\
    就被缩放了。拿 seq_len = max_position 的结果与普通 RoPE 比较。"
"""

import torch


def dynamic_ntk_inv_freq(dim, base, factor, max_position, seq_len):
    alpha = factor * max(seq_len + 1, max_position) / max_position - (factor - 1)
    base = base * alpha ** (dim / (dim - 2))
    return base ** (-torch.arange(0, dim, 2) / dim)
