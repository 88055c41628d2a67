"""The filter itself, installed in a forked process of ours: what is refused and what goes on working."""

import errno
import json
import os
import platform
import struct
import subprocess
import sys
from textwrap import dedent

import pytest

from judge.sandbox import syscalls

pytestmark = [
    pytest.mark.needs_linux,
    pytest.mark.skipif(platform.machine() != "x86_64", reason="calls the kernel by x86_64 numbers"),
]

# Number and arguments of calls that must fail with EPERM (clone3: ENOSYS), by name.
REFUSED = {
    "fork": (57,), "vfork": (58,), "execve": (59, 0, 0, 0), "execveat": (322, 0, 0, 0, 0, 0), "socket": (41, 2, 1, 0),
    "socketpair": (53, 1, 1, 0, 0), "connect": (42, 0, 0, 0), "ptrace": (101, 0x4206, 1, 0, 0), "kill": (62, 1, 0),
    "tkill": (200, 1, 0), "tgkill KILL": (234, 1, 1, 9), "tgkill ABRT": (234, 1, 1, 6),
    "rt_sigqueueinfo": (129, 1, 0, 0), "pidfd_open": (434, 1, 0),
    "pidfd_send_signal": (424, 0, 0, 0, 0), "process_vm_readv": (310, 1, 0, 0, 0, 0, 0),
    "process_vm_writev": (311, 1, 0, 0, 0, 0, 0), "memfd_create": (319, 0, 0), "memfd_secret": (447, 0),
    "shmget": (29, 0, 4096, 0o1600), "msgget": (68, 0, 0o1600), "semget": (64, 0, 1, 0o1600),
    "mq_open": (240, 0, 0, 0, 0), "keyctl": (250, 0, 0), "add_key": (248, 0, 0, 0, 0, 0), "bpf": (321, 0, 0, 0),
    "io_uring_setup": (425, 1, 0), "userfaultfd": (323, 0), "perf_event_open": (298, 0, 0, 0, 0, 0),
    "unshare": (272, 0x10000000), "setns": (308, 0, 0), "mount": (165, 0, 0, 0, 0, 0), "chroot": (161, 0),
    "pivot_root": (155, 0, 0), "mknod": (133, 0, 0, 0), "setrlimit": (160, 0, 0),
    "prlimit64 self set": (302, 0, 7, 1, 0), "prlimit64 other": (302, 1, 7, 0, 0), "seccomp": (317, 1, 0, 0),
    "prctl SECCOMP": (157, 22, 2, 0, 0, 0), "prctl DUMPABLE": (157, 4, 1, 0, 0, 0),
    "prctl PDEATHSIG": (157, 1, 0, 0, 0, 0), "flock": (73, 0, 2), "fcntl SETLK": (72, 0, 6, 0),
    "fcntl SETOWN": (72, 0, 8, 1), "ioctl TIOCSTI": (16, 0, 0x5412, 0), "setuid": (105, 0),
    "setresuid": (117, 0, 0, 0), "setpgid": (109, 0, 0), "setsid": (112,), "sched_setaffinity": (203, 0, 0, 0),
    "personality": (135, 0x40000), "open_by_handle_at": (304, 0, 0, 0), "name_to_handle_at": (303, 0, 0, 0, 0, 0),
    "rename": (82, 0, 0), "unlink": (87, 0), "mkdir": (83, 0, 0), "symlink": (88, 0, 0), "link": (86, 0, 0),
    "chmod": (90, 0, 0), "truncate": (76, 0, 0), "ftruncate": (77, 1, 0), "inotify_init": (253,),
    "fanotify_init": (300, 0, 0), "timer_create": (222, 0, 0, 0), "reboot": (169, 0, 0, 0, 0),
    "clone process": (56, 17, 0, 0, 0, 0), "clone thread in a new namespace": (56, 0x10000 | 0x40000000, 0, 0, 0, 0),
    "clone3": (435, 0, 0), "a number nobody knows": (9999,),
}  # fmt: skip


@pytest.fixture(scope="module")
def refusals() -> dict[str, int]:
    """The errno of each call of REFUSED under the filter; 0 where it was not refused."""
    script = dedent(
        """
        import ctypes, json, sys
        from judge.sandbox import confine, syscalls
        calls, bpf = json.loads(sys.stdin.read()), syscalls.program()
        libc = ctypes.CDLL(None, use_errno=True)
        confine.install_filter(bpf)
        found = {}
        for name, call in calls.items():
            ctypes.set_errno(0)
            result = libc.syscall(*map(ctypes.c_long, call))
            found[name] = ctypes.get_errno() if result == -1 else 0
        import threading, time
        started = threading.Thread(target=time.sleep, args=(0.01,))
        started.start(); started.join()
        found["threads work"] = 0
        print(json.dumps(found))
        """
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=json.dumps(REFUSED),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, int] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("name", REFUSED)
def test_the_call_is_refused(refusals: dict[str, int], name: str) -> None:
    assert refusals[name] == (errno.ENOSYS if name == "clone3" else errno.EPERM)


def test_threads_and_output_go_on_working(refusals: dict[str, int]) -> None:
    assert refusals["threads work"] == 0


@pytest.mark.parametrize("name", ["x32", "int 0x80"])
def test_another_architectures_calls_end_the_process(name: str) -> None:
    """getpid by its x32 number, and a 32-bit call by machine code: both would meet other numbers than were filtered."""
    code = {"x32": "libc.syscall(ctypes.c_long(0x40000000 | 39))", "int 0x80": "legacy()"}[name]
    script = dedent(
        f"""
        import ctypes, mmap
        from judge.sandbox import confine, syscalls
        libc = ctypes.CDLL(None)
        page = mmap.mmap(-1, 4096, prot=7)
        page.write(b"\\xb8\\x14\\x00\\x00\\x00\\xcd\\x80\\xc3")  # mov eax, 20; int 0x80; ret
        legacy = ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(page)))
        confine.install_filter(syscalls.program())
        {code}
        """
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=60, check=False)
    assert done.returncode == -31  # SIGSYS


def test_the_program_is_classic_bpf_that_checks_the_architecture_first() -> None:
    program = syscalls.program()
    assert len(program) % 8 == 0
    code, _jt, _jf, offset = struct.unpack_from("<HBBI", program)
    assert (code, offset) == (0x20, 4)  # load seccomp_data.arch
    assert os.uname().machine == "x86_64"
