# expect: error
# why: two hundred thousand nested C iterators: the C stack overflows in one call
import gc
import itertools

gc.disable()


def rotate_half(x):
    chain = iter(())
    for _ in range(200_000):
        chain = itertools.chain(chain, ())
    next(chain)
