"""Calls decode_step once per token of q: once for a step, several times for a text."""

import torch


def drive(submission, q, k_new, v_new, k_cache, v_cache, base=10000.0):
    outs = []
    for t in range(q.shape[2]):
        token = slice(t, t + 1)
        out, k_cache, v_cache = submission.decode_step(
            q[:, :, token], k_new[:, :, token], v_new[:, :, token], k_cache, v_cache, base
        )
        outs.append(out)
    return (torch.cat(outs, dim=2) if len(outs) > 1 else outs[0]), k_cache, v_cache
