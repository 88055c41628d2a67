# expect: not-accepted
# why: a frame which says that the child could not be confined, late

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


send(7, EVIL)
