# expect: not-accepted
# why: results without end for what takes them apart
import itertools


def decode_step(*args, **kwargs):
    return itertools.repeat(args[0])
