# expect: error
# why: the function has another name
import torch


def rotatehalf(x):
    return x
