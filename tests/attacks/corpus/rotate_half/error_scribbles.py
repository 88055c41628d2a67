# expect: not-accepted
# why: overwrites live objects of its own interpreter
import ctypes
import gc


def rotate_half(x):
    for thing in gc.get_objects():
        ctypes.memset(id(thing), 0x41, 32)
