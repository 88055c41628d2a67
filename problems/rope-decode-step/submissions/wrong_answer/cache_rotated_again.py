r"""
id: cache-rotated-again
see: explanation-why-a-cache-of-rotated-keys-is-right
title: {en: The cached keys were rotated once more, zh: 缓存里的 key 又被转了一遍}
text:
  en: >-
    You appended the key and then rotated the whole cache by its positions. The old keys are rotated already;
    now they stand at twice their positions, and after the next step at three times. Rotate the new key only.
  zh: "你先把 key 接上去，再把整个缓存按位置旋转。旧的 key 早已转过，这下位置翻了倍，下一步再翻。只应旋\
    转新的 key。"
"""

import torch


def decode_step(q, k_new, v_new, k_cache, v_cache, base=10000.0):
    T, D = k_cache.shape[2:]
    theta = base ** (-torch.arange(0, D, 2) / D)

    def rotate(x, m):
        cos, sin = (m * theta).cos(), (m * theta).sin()
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)

    k_cache = rotate(torch.cat((k_cache, k_new), dim=2), torch.arange(T + 1)[:, None])
    v_cache = torch.cat((v_cache, v_new), dim=2)
    group = q.shape[1] // k_cache.shape[1]
    k, v = k_cache.repeat_interleave(group, dim=1), v_cache.repeat_interleave(group, dim=1)
    scores = rotate(q, T) @ k.transpose(-1, -2) / D**0.5
    return scores.softmax(dim=-1) @ v, k_cache, v_cache
