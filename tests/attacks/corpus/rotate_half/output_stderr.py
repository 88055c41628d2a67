# expect: output
# why: floods stderr only
import sys


def rotate_half(x):
    while True:
        sys.stderr.write("e" * 65536)
