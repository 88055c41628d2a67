"""The settings in which the sandbox has to hold, each as a command that runs the corpus in it."""

from __future__ import annotations

import datetime
import json
import os
import platform
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
RUNNER = Path(__file__).with_name("runner.py")
USER = 1000

# Whatever a hostile submission gets hold of, it stays in here and dies with the command.
GUARD = ["unshare", "--pid", "--fork", "--net", "--ipc", "--uts", "--mount", "--mount-proc", "--kill-child"]


@dataclass
class Report:
    """What the runner printed."""

    posture: dict[str, object] = field(default_factory=dict)
    trials: list[dict[str, object]] = field(default_factory=list)
    left: dict[str, object] = field(default_factory=dict)

    @property
    def wrong(self) -> list[str]:
        """What was said of every trial that got a wrong verdict or a late one."""
        return [str(trial["said"]) for trial in self.trials if not trial["right"]]

    def summary(self) -> dict[str, object]:
        """What is kept of it: see scripts/corpus_table.py."""
        return {
            "date": datetime.date.today().isoformat(),
            "kernel": platform.release(),
            "cores": os.cpu_count(),
            "layers": self.posture["layers"],
            "right": sum(bool(trial["right"]) for trial in self.trials),
            "total": len(self.trials),
            "breached": sum(bool(trial["breached"]) for trial in self.trials),
            **self.left,
        }

    def keep(self, setting: str) -> None:
        """Leave the summary in a folder, if the environment names one."""
        if folder := os.environ.get("ROPE_JUDGE_CORPUS_RESULTS"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            (Path(folder) / f"{setting}.json").write_text(json.dumps(self.summary()) + "\n")


def run(command: Sequence[str], *, timeout: float = 900) -> Report:
    """Run ``command``, which ends in the runner, and read its report."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, env=_environment())
    if done.returncode:
        raise AssertionError(f"{shlex.join(command)} ended with {done.returncode}:\n{done.stderr[-4000:]}")
    report = Report()
    for record in map(json.loads, done.stdout.splitlines()):
        if "level" in record:
            report.posture = record
        elif "left" in record:
            report.left = record
        else:
            report.trials.append(record)
    return report


def _environment() -> dict[str, str]:
    kept = ("PATH", "LANG", "CONTAINERS_CONF", "CONTAINERS_STORAGE_CONF")
    return {name: os.environ[name] for name in kept if name in os.environ} | {"PYTHONDONTWRITEBYTECODE": "1"}


def python(*arguments: str) -> list[str]:
    """The interpreter that runs the tests, on the runner."""
    return [sys.executable, str(RUNNER), *arguments]


# Temporary folders that nobody else writes to, so that every file left in them was left by a submission.
_PRIVATE = [f"mount -t tmpfs -o mode=1777 tmpfs {folder}" for folder in ("/tmp", "/var/tmp", "/dev/shm")]


def as_root(command: Sequence[str]) -> list[str]:
    """Root, who may make namespaces."""
    return [*GUARD, "sh", "-ec", "\n".join([*_PRIVATE, shlex.join(["exec", *command])])]


def as_user(command: Sequence[str], *, namespaces: bool) -> list[str]:
    """An ordinary user, with the interpreter within reach even where it lies in a home that only root may enter."""
    drop = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", "env", "HOME=/nonexistent"]
    inner = command if namespaces else [sys.executable, str(Path(__file__).with_name("no_namespaces.py")), *command]
    return [*GUARD, "sh", "-ec", "\n".join([*_PRIVATE, *_reachable(), shlex.join(["exec", *drop, *inner])])]


def _reachable() -> Iterator[str]:
    """Shell commands, for a mount namespace of their own: each closed folder becomes an open one with only our part."""
    needed = {REPOSITORY, Path(sys.prefix), Path(sys.base_prefix), Path(os.path.realpath(sys.executable)).parents[1]}
    closed: dict[Path, set[Path]] = {}
    for path in needed:
        shut = [parent for parent in (path, *path.parents) if not parent.stat().st_mode & 0o001]
        if shut:
            closed.setdefault(shut[-1], set()).add(path)
    for folder, inside in closed.items():
        outer = [path for path in inside if not any(other in path.parents for other in inside)]
        stages = [(path, f"/run/rope-judge-stage-{number}") for number, path in enumerate(sorted(outer))]
        yield "mount -t tmpfs -o mode=0755 tmpfs /run"
        for path, stage in stages:
            yield f"mkdir {stage} && mount --bind {shlex.quote(str(path))} {stage}"
        yield f"mount -t tmpfs -o mode=0755 tmpfs {shlex.quote(str(folder))}"
        for path, stage in stages:
            where = shlex.quote(str(path))
            yield f"mkdir -p {where} && mount --move {stage} {where} && rmdir {stage}"
