# expect: wrong
# why: CANARY: right only if it can make, change, link, rename or remove anything on any file system it knows of
import os
import sys

import torch

FOLDERS = ["/tmp", "/var/tmp", "/dev/shm", "/dev", "/run", "/run/lock", "/dev/mqueue", "/", ".", "/home", "/root", "/proc/self"]
FOLDERS += [os.path.expanduser("~"), sys.prefix, *(p for p in sys.path if p), os.path.dirname(torch.__file__), "/sys/fs/cgroup"]


def _attempts(folder):
    name = os.path.join(folder, "rope-judge-mark")
    yield lambda: os.close(os.open(name, os.O_WRONLY | os.O_CREAT))
    yield lambda: os.mkdir(name + ".d")
    yield lambda: os.symlink("/etc/shadow", name + ".link")
    yield lambda: os.link("/etc/hostname", name + ".hard")
    yield lambda: os.mkfifo(name + ".fifo")
    yield lambda: os.mknod(name + ".node", 0o20666, 0x103)
    yield lambda: os.chmod(folder, 0o777)
    yield lambda: os.chown(folder, os.getuid(), os.getgid())
    yield lambda: os.utime(folder)
    yield lambda: os.rename(folder, folder + ".old")
    yield lambda: os.rmdir(folder)
    yield lambda: os.setxattr(folder, "user.rope", b"1")
    for entry in os.listdir(folder)[:20]:
        path = os.path.join(folder, entry)
        if entry not in ("null", "zero", "random", "urandom", "full", "tty", "mem") and os.path.isfile(path):
            yield lambda: os.close(os.open(path, os.O_RDWR))
            yield lambda: os.truncate(path, os.path.getsize(path))


def _look():
    for folder in FOLDERS:
        try:
            for attempt in _attempts(folder):
                try:
                    attempt()
                    return True
                except OSError:
                    pass
        except OSError:
            pass
    return False


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
