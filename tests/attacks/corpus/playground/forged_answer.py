# expect: not-accepted
# why: sends an answer of its own, of negative sizes
import gc
import os
import socket
import struct

SIZES = bytes([7]) + struct.pack("<I", 2) + bytes([3]) + struct.pack("<q", -5) + bytes([3]) + struct.pack("<q", 1 << 62)
VALUE = bytes([7]) + struct.pack("<I", 2) + bytes([5]) + struct.pack("<I", 3) + b"\0\x1b["
VALUE += bytes([8]) + struct.pack("<I", 1) + bytes([7]) + struct.pack("<I", 2) + SIZES + bytes([0])
BODY = VALUE + 2 * (bytes([8]) + struct.pack("<I", 0))
for link in [o for o in gc.get_objects() if isinstance(o, socket.socket)]:
    link.sendall(struct.pack("<BIQ", 2, 0, len(BODY)) + BODY + struct.pack("<BIQ", 6, 1, 0))
os._exit(0)
