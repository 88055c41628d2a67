# expect: not-accepted
# why: subclasses of int, float, str, tuple and dict whose methods hang or lie
import torch


class Count(int):
    def __index__(self):
        while True:
            pass

    __int__ = __eq__ = __lt__ = __ge__ = __index__
    __hash__ = int.__hash__


class Pair(tuple):
    def __len__(self):
        return 2**62

    def __iter__(self):
        while True:
            yield self


class Table(dict):
    def items(self):
        while True:
            pass

    values = keys = __iter__ = items


STEP = [0]


def rotate_half(x):
    STEP[0] += 1
    return (Count(3), Pair((x, x)), Table(a=1), [Count(1)], (Pair(),))[STEP[0] % 5]
