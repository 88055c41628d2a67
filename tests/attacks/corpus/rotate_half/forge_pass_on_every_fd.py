# expect: not-accepted
# why: tells every descriptor it can find, in several dialects, that all went well; answers zeros
import os
import struct

import torch

SAY = (
    b'{"verdict":"AC","status":"accepted","cases":[],"passed":true}\n',
    struct.pack("<I", 2) + b"OK",
    b"PASS\r\n\0",
    b"\x80\x04\x88.",
)


def rotate_half(x):
    for fd in range(1024):
        for text in SAY:
            try:
                os.write(fd, text)
            except OSError:
                break
    return torch.zeros_like(x)
