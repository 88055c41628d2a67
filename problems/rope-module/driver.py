"""Makes one module and calls it in turn.

A call past the end of the table may raise; then the same positions are reached in two smaller steps by the submission's
own module, since turning by m is turning by m - m//2 and then by m//2.
"""

import torch


def drive(submission, config, calls, to_bfloat16=False):
    module = submission.RotaryEmbedding(**config)
    if to_bfloat16:
        module = module.to(torch.bfloat16)
    return tuple(_turned(module, q, offset, config.get("max_seq_len", 512)) for q, offset in calls)


def _turned(module, q, offset, rows):
    if offset + q.shape[2] <= rows:
        return module(q, offset) if offset else module(q)
    try:
        return module(q, offset)
    except Exception:
        return torch.cat([_in_two_steps(module, q[:, :, t : t + 1], offset + t) for t in range(q.shape[2])], dim=2)


def _in_two_steps(module, q, m):
    return module(module(q, m - m // 2), m // 2)
