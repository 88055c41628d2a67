# expect: error
# why: half a million nested C iterators: the C stack overflows in one call
import itertools


def rotate_half(x):
    chain = iter(())
    for _ in range(500_000):
        chain = itertools.chain(chain, ())
    next(chain)
