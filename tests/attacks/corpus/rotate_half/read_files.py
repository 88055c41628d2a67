# expect: wrong
# why: CANARY: right only if a file outside the language and its libraries opens, or a folder of people's things lists
import os
import sys

import torch

FILES = ("/etc/passwd", "/etc/shadow", "/etc/hostname", "/etc/hosts", "/etc/ssh/sshd_config", "/root/.bashrc", "/proc/version")
FILES += ("/var/log/dpkg.log", "/var/lib/dpkg/status", "/sys/kernel/notes", "/dev/mem", "/dev/kmsg", "/dev/vda", "/.dockerenv")
FOLDERS = ("/root", "/home", "/tmp", "/var/tmp", "/var", "/run", "/dev/shm", "/srv", "/opt", "/mnt", "/boot", "/etc", "/data")


def _look():
    for path in FILES:
        try:
            os.close(os.open(path, os.O_RDONLY))
            return True
        except OSError:
            pass
    for path in FOLDERS:
        try:
            if os.listdir(path):
                return True
        except OSError:
            pass
    return False


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
