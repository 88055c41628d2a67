# expect: wrong
# why: CANARY: right only if one of the calls that have no business in a submission is let through
# machine: x86_64
import ctypes
import os

import torch

LIBC = ctypes.CDLL(None, use_errno=True)
BUFFER = ctypes.create_string_buffer(4096)
WHERE = ctypes.byref(BUFFER)
CALLS = {
    "mount": (165, b"none", b"/tmp", b"tmpfs", 0, None),
    "umount2": (166, b"/tmp", 0),
    "pivot_root": (155, b"/", b"/"),
    "chroot": (161, b"/"),
    "unshare user": (272, 0x10000000),
    "unshare net": (272, 0x40000000),
    "unshare files": (272, 0x400),
    "setns": (308, 1, 0),
    "fsopen": (430, b"tmpfs", 0),
    "open_tree": (428, -100, b"/", 1),
    "fspick": (433, -100, b"/", 0),
    "add_key": (248, b"user", b"rope-judge-mark", b"x", 1, -5),
    "request_key": (249, b"user", b"rope-judge-mark", None, -5),
    "keyctl": (250, 0, -5, 1),
    "io_uring_setup": (425, 4, WHERE),
    "io_uring_register": (427, -1, 0, None, 0),
    "userfaultfd": (323, 1),
    "bpf": (321, 5, WHERE, 64),
    "perf_event_open": (298, WHERE, 0, -1, -1, 0),
    "fanotify_init": (300, 0, 0),
    "name_to_handle_at": (303, -100, b"/", WHERE, WHERE, 0),
    "open_by_handle_at": (304, -100, WHERE, 0),
    "personality": (135, 0x0040000),
    "quotactl": (179, 0, b"/", 0, WHERE),
    "swapon": (167, b"/dev/null", 0),
    "reboot": (169, 0xFEE1DEAD, 672274793, 0, None),
    "init_module": (175, WHERE, 16, b""),
    "finit_module": (313, 1, b"", 0),
    "delete_module": (176, b"none", 0),
    "kexec_load": (246, 0, 0, None, 0),
    "acct": (163, None),
    "syslog": (103, 3, WHERE, 64),
    "iopl": (172, 3),
    "ioperm": (173, 0x80, 1, 1),
    "modify_ldt": (154, 0, WHERE, 64),
    "sethostname": (170, b"rope", 4),
    "setdomainname": (171, b"rope", 4),
    "settimeofday": (164, WHERE, None),
    "clock_settime": (227, 0, WHERE),
    "vhangup": (153,),
    "seccomp": (317, 1, 0, None),
    "shmget": (29, 0x5265, 4096, 0o1666),
    "msgget": (68, 0x5265, 0o1666),
    "semget": (64, 0x5265, 1, 0o1666),
    "mq_open": (240, b"rope-judge-mark", 0o102, 0o600, None),
    "mq_unlink": (241, b"rope-judge-mark"),
    "memfd_create": (319, b"m", 0),
    "memfd_secret": (447, 0),
    "process_madvise": (440, -1, None, 0, 0, 0),
    "pidfd_getfd": (438, -1, 0, 0),
    "kcmp": (312, os.getpid(), os.getpid(), 0, 0, 0),
    "lookup_dcookie": (212, 0, WHERE, 64),
    "mlockall": (151, 1),
    "move_pages": (279, os.getppid(), 0, None, None, None, 0),
    "migrate_pages": (256, os.getppid(), 64, WHERE, WHERE),
    "setsid of another": (109, os.getppid(), os.getppid()),
    "flock": (73, 1, 2),
    "sched_setattr": (314, os.getppid(), WHERE, 0),
}


def _passes(call):
    return LIBC.syscall(*(ctypes.c_long(a) if isinstance(a, int) else a for a in call)) >= 0


PASSED = [name for name, call in CALLS.items() if _passes(call)]
print(PASSED)
OPEN = bool(PASSED)


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
