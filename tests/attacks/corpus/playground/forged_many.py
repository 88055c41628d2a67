# expect: not-accepted
# why: a hundred answers where one is due
import gc
import socket
import struct

BODY = bytes([7]) + struct.pack("<I", 2) + bytes([5]) + struct.pack("<I", 0) + 3 * (bytes([8]) + struct.pack("<I", 0))
for link in [o for o in gc.get_objects() if isinstance(o, socket.socket)]:
    for case in range(100):
        link.sendall(struct.pack("<BIQ", 2, case, len(BODY)) + BODY)
