"""The functions that the cases name, handed to the learner's permutation_gaps. Nothing here is secret."""

import torch


def attn(x):
    """Attention of x to itself, [T, d]."""
    return torch.softmax(x @ x.T / x.shape[1] ** 0.5, dim=-1) @ x


def causal(x):
    """The same, where row t sees rows 0 .. t."""
    future = torch.ones(len(x), len(x), dtype=torch.bool).triu(1)
    scores = (x @ x.T / x.shape[1] ** 0.5).masked_fill(future, float("-inf"))
    return torch.softmax(scores, dim=-1) @ x


def with_pe(x):
    """Attention after sines of the positions have been added."""
    t = torch.arange(len(x), dtype=x.dtype).unsqueeze(1)
    return attn(x + torch.sin(t / (1 + torch.arange(x.shape[1], dtype=x.dtype))))


def mean(x):
    """The mean of all rows, in every row."""
    return x.mean(0, keepdim=True).expand_as(x)


def cumsum(x):
    """The running sum over rows."""
    return x.cumsum(0)


FUNCTIONS = {"attn": attn, "causal": causal, "with-pe": with_pe, "mean": mean, "cumsum": cumsum}


def drive(submission, name, x, perm):
    """Call the learner's function with the function called ``name``."""
    return submission.permutation_gaps(FUNCTIONS[name], x, perm)
