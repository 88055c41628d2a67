"""Runs one instance per stream: all prefills first, then the streams take turns in decoding."""

import torch


def drive(submission, n_prefill, q, k, v, base=10000.0):
    """q, k, v: lists with one tensor per stream, (B, H, T, D)."""
    streams = list(zip(q, k, v, strict=True))
    models = [submission.CachedRope(x.shape[1], y.shape[1], x.shape[3], base) for x, y, _ in streams]
    outs = [[] for _ in streams]
    if n_prefill:
        for model, out, stream in zip(models, outs, streams, strict=True):
            out.append(model.prefill(*(x[:, :, :n_prefill] for x in stream)))
    for t in range(n_prefill, q[0].shape[2]):
        for model, out, stream in zip(models, outs, streams, strict=True):
            out.append(model.decode(*(x[:, :, t : t + 1] for x in stream)))
    return tuple(torch.cat(out, dim=2) for out in outs)
