# expect: error
# why: writes through a null pointer
import ctypes


def rotate_half(x):
    ctypes.memset(0, 1, 1)
