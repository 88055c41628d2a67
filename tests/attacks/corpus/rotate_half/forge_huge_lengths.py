# expect: not-accepted
# why: announces frames of up to 2**64-1 bytes in every size and byte order, and sends nothing of them
import os
import struct

import torch


def rotate_half(x):
    for fd in range(3, 64):
        for form in ("<Q", ">Q", "<q", "<I", ">I"):
            for number in (2**63 - 1, 2**31 - 1, 2**40 % 2**31):
                try:
                    os.write(fd, struct.pack(form, number))
                except (OSError, struct.error):
                    pass
    return torch.zeros_like(x)
