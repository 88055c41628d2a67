# expect: accepted
# why: prints terminal escapes, markup, NUL and bytes that are no UTF-8; the report is still text
import os
import sys

import torch


def rotate_half(x):
    print("\x1b]0;title\x07\x1b[2J\x1b[31mred <img src=x onerror=alert(1)> </script><script>alert(2)</script>")
    print("nul:\0 rtl:\u202e")
    sys.stdout.flush()
    os.write(1, b"\xff\xfe\x80\xc3\x28 \xed\xa0\x80 \xf4\x90\x80\x80\n")
    os.write(2, b"\x00\x9b31m\xf0\x9f\n")
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
