"""How well this host confines a submission: found out by running one that tries, and said openly."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from judge.errors import InternalError
from judge.frame import Returned
from judge.message import Message, _
from judge.sandbox.job import encode_job
from judge.sandbox.keeper import Keeper
from judge.sandbox.output import new_mark
from judge.sandbox.policy import ROOT, Policy
from judge.sandbox.run import Bounds, Run
from judge.wire import encode_call

Level: TypeAlias = Literal["strict", "process"]
State: TypeAlias = Literal["on", "off", "failed"]

_PROBE = Path(__file__).with_name("probe.py")
_FILES = ("/etc/passwd", "/etc/shadow", "/proc/version", "/proc/self/environ", f"{ROOT}/judge/__init__.py")
_FOLDERS = ("/home", "/etc/ssl", "/proc/1", "/tmp", f"{ROOT}/problems", f"{ROOT}/tests")


@dataclass(frozen=True)
class Layer:
    """One layer of the sandbox and whether it is up; ``note`` says what it does, or why it is off."""

    name: str
    state: State
    note: Message


@dataclass(frozen=True)
class Posture:
    """The level, the layers behind it, and what a probe got away with (``findings``, as it reported them)."""

    level: Level
    layers: tuple[Layer, ...]
    findings: dict[str, object]


def probe(keeper: Keeper) -> Posture:
    """Run the probe in a child like any other. Raises InternalError where not even that works."""
    spare = keeper.spawn(prewarm=False)
    answers: list[object] = []
    try:
        run = Run(spare, 1, Bounds(10.0, 1 << 20, 1 << 16), new_mark(), lambda _i, a, _s, _o: answers.append(a))
        execution = run.execute(_job())
    finally:
        spare.close()
    answer = answers[0] if answers else None
    if not isinstance(answer, Returned) or not isinstance(answer.value, str):
        detail = f"{execution.ending.value}; {execution.detail}; {answer}; {execution.stderr[-500:]}"
        raise InternalError(_("the sandbox probe failed: {detail}", detail=detail))
    return _judge(keeper.policy, json.loads(answer.value))


def _job() -> bytes:
    call = encode_call((_FILES, _FOLDERS), {}, (), gradient=False)
    source = _PROBE.read_bytes()
    return encode_job(source=source, entry="probe", calls=call, time_ms=10_000, memory=1 << 28, room=1 << 20)


def _judge(policy: Policy, found: dict[str, object]) -> Posture:
    """Strict is: no file but the interpreter's, no network, no process, and a filter on system calls."""
    files = not found["read"] and not found["write"]
    network = not found["inet"] and not found["unix"]
    processes = not (found["fork"] or found["signal"] or found["trace"])
    syscalls = found["seccomp"] == 2 and not (found["unshare"] or found["memfd"] or found["limits"])
    wanted = {
        "seccomp": (bool(policy.bpf), syscalls, _("system calls: default deny")),
        "landlock": (policy.landlock, files, _("files: only the interpreter and its packages can be read")),
        "namespaces": (policy.namespaces, True, _("own process, network, mount and IPC namespaces")),
        "uid": (policy.drop_uid, found["uid"] != 0, _("a user id of its own for every child")),
        "capabilities": (policy.drop_capabilities, found["capabilities"] == 0, _("no capability is left")),
        "limits": (True, True, policy.missing.get("memory", _("memory, CPU time, output and wall clock are limited"))),
    }
    layers = tuple(_layer(policy, name, *state) for name, state in wanted.items())
    strict = files and network and processes and syscalls
    return Posture("strict" if strict else "process", layers, found)


def _layer(policy: Policy, name: str, wanted: bool, works: bool, note: Message) -> Layer:
    if not wanted:
        return Layer(name, "off", policy.missing.get(name, _("not for this system")))
    return Layer(name, "on" if works else "failed", note)
