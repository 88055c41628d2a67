# expect: error
# why: os.abort, with faulthandler asked to write its dump everywhere
import faulthandler
import os
import sys

faulthandler.enable(sys.stderr, all_threads=True)


def rotate_half(x):
    os.abort()
