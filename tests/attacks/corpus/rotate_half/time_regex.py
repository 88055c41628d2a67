# expect: time
# why: catastrophic backtracking: one C call that never gives the interpreter back
import re


def rotate_half(x):
    re.match(r"(a|a?)+$", "a" * 80 + "b")
    return x
