# expect: not-accepted
# why: tensors without elements whose strides no integer holds

import gc
import os
import socket
import struct

EVIL = ("\0\x1b[2J\x1b]0;title\7\u202e<script>alert(1)</script>\r\n" * 300).encode()[:16_000]
TEXT = struct.pack("<I", len(EVIL)) + EVIL


def send(kind, body):
    for link in [o for o in gc.get_objects() if isinstance(o, socket.socket)]:
        link.sendall(struct.pack("<BIQ", kind, 0, len(body)) + body)
    os._exit(0)


def add_positions(x, table, offset=0):
    body = bytes([6, 0, 5]) + struct.pack("<5qQ", 0, 1 << 30, 3, 1 << 30, 1, 0)
    send(2, body + 2 * (bytes([8]) + struct.pack("<I", 0)))
