# expect: accepted
# why: warnings, logging and a swallowed traceback on stderr
import logging
import traceback
import warnings

import torch


def rotate_half(x):
    warnings.warn("a warning of its own", stacklevel=1)
    logging.getLogger(__name__).error("logged")
    try:
        raise KeyError("swallowed")
    except KeyError:
        traceback.print_exc()
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
