"""macOS and Windows, simulated on Linux: what their Python lacks is taken away, on both sides of the pipe.

This shows that nothing here needs what is missing there. It cannot show how those systems themselves behave.
"""

import json
import subprocess
import sys
from textwrap import dedent
from typing import Any

import pytest

pytestmark = [pytest.mark.needs_linux, pytest.mark.slow, pytest.mark.timeout(300)]

# torch and numpy are imported first: theirs is another matter, and they would ask for the real system's libraries.
_ANY = """
import builtins, ctypes, os, resource, select, selectors, signal, socket, subprocess, sys, sysconfig
import numpy, torch
sysconfig.get_config_vars()

def take(module, *names):
    for name in names:
        if hasattr(module, name):
            delattr(module, name)

def open_without_proc(path, *args, real=open, **kwargs):
    if str(path).startswith(("/proc", "/sys")):
        raise FileNotFoundError(path)
    return real(path, *args, **kwargs)

builtins.open = open_without_proc
_LINUX_ONLY = (
    "sched_getaffinity", "setresuid", "setresgid", "memfd_create", "unshare", "O_PATH", "eventfd", "pidfd_open", "pipe2"
)
take(os, *_LINUX_ONLY)
"""
MACOS = f"""{_ANY}
sys.platform = "darwin"
take(select, "epoll")
take(selectors, "EpollSelector")
take(resource, "RLIMIT_MSGQUEUE", "RLIMIT_NICE", "RLIMIT_OFILE")
_ENDLESS, _getrlimit, _setrlimit = (1 << 63) - 1, resource.getrlimit, resource.setrlimit

def setrlimit(kind, limits):
    if max(limits) > _ENDLESS:
        raise OverflowError("Python int too large to convert to C long long")
    _setrlimit(kind, limits)

resource.getrlimit = lambda kind: tuple(_ENDLESS if limit < 0 else limit for limit in _getrlimit(kind))
resource.setrlimit = setrlimit
"""
# A socket is shared by its descriptor's number, which Popen passes on.
WINDOWS = f"""{_ANY}
sys.platform = "win32"
sys.modules["resource"] = None
take(os, "fork", "setsid", "getsid", "geteuid", "getuid", "wait4", "set_blocking", "statvfs", "uname")
take(select, "epoll", "poll")
take(selectors, "EpollSelector", "PollSelector")
take(signal, "SIGBUS")
take(socket, "AF_UNIX", "send_fds", "recv_fds", "MSG_DONTWAIT")
socket.fromshare = lambda data: socket.socket(fileno=int(data))
real_library = ctypes.CDLL.__init__

def library(self, name, *args, **kwargs):
    if name is None and sys._getframe(1).f_globals["__name__"].startswith("judge."):
        raise TypeError("bad argument type for built-in operation")
    real_library(self, name, *args, **kwargs)

ctypes.CDLL.__init__ = library
"""
WINDOWS_JUDGE = """
subprocess.CREATE_NEW_PROCESS_GROUP, subprocess.CREATE_NO_WINDOW = 0x200, 0x8000000
shared = []

def share(sock, pid):
    shared.append(pid)
    return str(sock.fileno()).encode()

class Popen(subprocess.Popen):
    def __init__(self, command, *, creationflags, **options):
        assert creationflags == 0x8000200
        assert options["env"]["__PYVENV_LAUNCHER__"] == sys.executable
        super().__init__([sys.executable, *command[1:]], close_fds=False, **options)

socket.socket.share, subprocess.Popen = share, Popen

def pair_over_loopback():
    with socket.create_server(("127.0.0.1", 0)) as server:
        ours = socket.create_connection(server.getsockname())
        theirs, _address = server.accept()
    theirs.set_inheritable(True)
    return ours, theirs

socket.socketpair = pair_over_loopback
"""
_JUDGE = """
import json
from judge.engine import Engine, Submission
from judge.problem import Catalogue
from judge.sandbox import cold, keeper as keepers

def judge(engine, source):
    outcome = engine.submit(Submission("rotate-half", source)).result(120)
    return [outcome.verdict, outcome.stdout, outcome.stderr]

def all_of_it():
    keeper = cold.prepare()
    with Engine(Catalogue.load(), slots=1, keeper=keeper) as engine:
        return {
            "keeper": type(keeper).__name__,
            "level": engine.posture.level,
            "layers": {layer.name: [layer.state, str(layer.note)] for layer in engine.posture.layers},
            "right": judge(engine, RIGHT),
            "wrong": judge(engine, RIGHT.replace("-b, a", "b, -a")),
            "hanging": judge(engine, "import time\\ntime.sleep(600)"),
            "spinning": judge(engine, "while True: pass"),
        }

RIGHT = '''
import sys, torch
print("out")
print("err", file=sys.stderr)
def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)
'''
"""
VERDICTS = {
    "right": ["AC", "out\n", "err\n"],
    "wrong": ["WA", "out\n", "err\n"],
    "hanging": ["TLE", "", ""],
    "spinning": ["TLE", "", ""],
}
LAYERS = ("seccomp", "landlock", "namespaces", "uid", "capabilities")


def simulated(*parts: str) -> Any:
    """What a Python in which ``parts`` ran printed last, from JSON."""
    script = "\n".join(map(dedent, parts))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_windows_judges_with_started_children() -> None:
    found = simulated(
        WINDOWS,
        WINDOWS_JUDGE,
        _JUDGE,
        f"""
        cold._START = {WINDOWS!r}.replace("{{", "{{{{").replace("}}", "}}}}") + cold._START
        print(json.dumps(all_of_it() | {{"shared": len(shared), "with": len(set(shared)), "fds": cold._FD_STREAMS}}))
        """,
    )
    assert (found["keeper"], found["level"], found["fds"]) == ("ColdKeeper", "process", False)
    assert {name: found[name] for name in VERDICTS} == VERDICTS
    assert found["shared"] == 3 * found["with"] >= 3 * 5
    assert {name: found["layers"][name][0] for name in LAYERS} == dict.fromkeys(LAYERS, "off")
    assert "no limit on memory" in found["layers"]["limits"][1]


def test_macos_judges_with_forked_children() -> None:
    found = simulated(
        MACOS,
        _JUDGE,
        f"""
        keepers._START = {MACOS!r}.replace("{{", "{{{{").replace("}}", "}}}}") + keepers._START
        print(json.dumps(all_of_it() | {{"environment": keepers.ENVIRONMENT}}))
        """,
    )
    assert (found["keeper"], found["level"]) == ("Keeper", "process")
    assert {name: found[name] for name in VERDICTS} == VERDICTS
    assert found["environment"]["OBJC_DISABLE_INITIALIZE_FORK_SAFETY"] == "YES"
    assert {name: found["layers"][name][0] for name in LAYERS} == dict.fromkeys(LAYERS, "off")
    assert "no limit on memory" in found["layers"]["limits"][1]
