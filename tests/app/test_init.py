"""Process 1 of a container: orphans are buried, signals reach the server, its end is the container's."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from app.init import leave_init_to_a_parent

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="platform: containers are made of Linux")

# Whoever made this process a subreaper's child plays the kernel: orphans below it are given to it.
SCRIPT = """
import ctypes, os, signal, sys, time
from app.init import leave_init_to_a_parent
ctypes.CDLL(None).prctl(36, 1)  # PR_SET_CHILD_SUBREAPER, as process 1 is by nature
first = os.getpid()
leave_init_to_a_parent(first=first)
{body}
"""
ORPHAN = """
read, write = os.pipe()
if os.fork() == 0:
    orphan = os.fork()
    if orphan == 0:
        while os.getppid() != first: time.sleep(0.01)
        os._exit(0)
    os.write(write, str(orphan).encode())
    os._exit(0)
orphan = int(os.read(read, 20))
os.wait()
while os.path.exists(f"/proc/{orphan}"): time.sleep(0.01)
print("buried", os.getppid() == first)
"""
WAITING = """
signal.signal(signal.SIGTERM, lambda *_: (print("told", flush=True), sys.exit(7)))
print("waiting", flush=True)
while True: time.sleep(1)
"""


def started(body: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", SCRIPT.format(body=body)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True)


def test_orphans_do_not_stay_as_zombies() -> None:
    process = started(ORPHAN)
    out, _ = process.communicate(timeout=30)
    assert (out, process.returncode) == ("buried True\n", 0)


def test_a_signal_is_handed_on_and_the_end_is_told() -> None:
    process = started(WAITING)
    assert process.stdout is not None
    assert process.stdout.readline() == "waiting\n"
    process.send_signal(signal.SIGTERM)
    out, _ = process.communicate(timeout=30)
    assert (out, process.returncode) == ("told\n", 7)


def test_a_child_that_was_killed_ends_the_container_as_a_shell_would_say_it() -> None:
    process = started("os.kill(os.getpid(), signal.SIGKILL)")
    process.communicate(timeout=30)
    assert process.returncode == 128 + signal.SIGKILL


def test_others_go_on_as_they_are() -> None:
    before = os.getpid()
    leave_init_to_a_parent()
    assert os.getpid() == before
