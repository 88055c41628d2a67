# expect: error
# why: attribute look-ups that go through C each time, with the recursion limit lifted: the C stack overflows
import sys

sys.setrecursionlimit(2**31 - 1)


class Deep:
    def __getattr__(self, name):
        return getattr(self, name)


def rotate_half(x):
    return Deep().x
