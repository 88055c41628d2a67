# expect: not-accepted
# why: struct, json, os.write, socket, memoryview and int.to_bytes' users are replaced before the first answer
import io
import json
import os
import pickle
import socket
import struct
import sys

import torch


def _quiet(*_args, **_kwargs):
    return b""


for module, names in (
    (struct, ("pack", "unpack", "pack_into", "Struct", "calcsize")),
    (json, ("dumps", "dump", "loads")),
    (pickle, ("dumps", "loads", "dump", "load")),
    (os, ("write", "read", "_exit", "close", "dup2")),
    (io, ("BytesIO", "FileIO", "open")),
):
    for name in names:
        setattr(module, name, _quiet)
socket.socket.sendall = socket.socket.send = _quiet
sys.exit = _quiet


def rotate_half(x):
    return torch.zeros_like(x)
