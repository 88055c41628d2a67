# expect: output
# why: prints for ever
import torch


def rotate_half(x):
    while True:
        print("and another line of output, " * 5000)
