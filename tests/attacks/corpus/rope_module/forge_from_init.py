# expect: not-accepted
# why: sends answers of its own for every case while the module is made
import gc
import os
import socket
import struct

import torch

FRAME = struct.Struct("<BIQ")
BODY = bytes([7]) + struct.pack("<I", 0) + 2 * (bytes([8]) + struct.pack("<I", 0))


class RotaryEmbedding:
    def __init__(self, **_config):
        links = [o for o in gc.get_objects() if isinstance(o, socket.socket)]
        for link in links:
            for case in range(9):
                link.sendall(FRAME.pack(2, case, len(BODY)) + BODY)
            link.sendall(FRAME.pack(6, 9, 0))
        os._exit(0)
