# expect: not-accepted
# why: endless recursion with the limit lifted
import sys

sys.setrecursionlimit(2**31 - 1)


def rotate_half(x):
    return -rotate_half(x)
