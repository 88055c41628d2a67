# expect: not-accepted
# why: sends a hundred tensors of its own where four are shown, sixteen thousand numbers each
import gc
import os
import socket
import struct

N = 16_384
TENSOR = bytes([6, 8, 1]) + struct.pack("<qQ", N, N) + bytes(N)
PAIR = bytes([7]) + struct.pack("<I", 2) + bytes([7]) + struct.pack("<I", 1) + bytes([3]) + struct.pack("<q", N) + TENSOR
VALUE = bytes([7]) + struct.pack("<I", 2) + bytes([5]) + struct.pack("<I", 0)
VALUE += bytes([8]) + struct.pack("<I", 100) + 100 * PAIR
BODY = VALUE + 2 * (bytes([8]) + struct.pack("<I", 0))
for link in [o for o in gc.get_objects() if isinstance(o, socket.socket)]:
    link.sendall(struct.pack("<BIQ", 2, 0, len(BODY)) + BODY + struct.pack("<BIQ", 6, 1, 0))
os._exit(0)
