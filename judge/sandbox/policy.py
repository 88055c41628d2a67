"""What the warm process is told: which layers to put up, which paths stay readable, what to rehearse."""

import json
import os
import sys
import sysconfig
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from judge.message import Message, _
from judge.reason import reason

# A range that neither Debian nor systemd hands out (systemd.io/UIDS-GIDS: 60706–61183 is unused).
FIRST_UID = 60800
ROOT = str(Path(__file__).resolve().parents[2])

_SYSTEM_READ = (
    "/lib",
    "/lib64",
    "/usr/lib",
    "/usr/lib64",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/dev/null",
    "/dev/urandom",
    "/dev/random",
    "/proc/cpuinfo",
    "/sys/devices/system/cpu",
)
_SYSTEM_WRITE = ("/dev/null",)
_LAYERS = ("seccomp", "landlock", "namespaces", "uid", "capabilities")


@dataclass(frozen=True)
class Policy:
    """The layers wanted. ``missing`` says per layer why it is not; ``uids``: how many children may live at once.

    ``program``: the module whose ``warm_up``, ``rehearse`` and ``serve`` the warm process and its children run.
    """

    root: str
    read: tuple[str, ...]
    write: tuple[str, ...]
    namespaces: bool
    landlock: bool
    drop_uid: bool
    drop_capabilities: bool
    first_uid: int
    bpf: str
    prewarm: str = ""
    uids: int = 256
    program: str = "judge.sandbox.child"
    missing: Mapping[str, Message] = field(default_factory=dict)

    def line(self) -> bytes:
        """The policy as the one line of JSON that the warm process reads."""
        told = {item.name: getattr(self, item.name) for item in fields(self) if item.name != "missing"}
        return json.dumps(told).encode() + b"\n"


def for_this_host(
    *, without: frozenset[str] = frozenset(), prewarm: bytes = b"", fork: bool = True, also_read: tuple[str, ...] = ()
) -> Policy:
    """All that this host allows, less the layers named in ``without`` (for tests of each layer on its own).

    ``fork``: whether children are forked off a warm process, which puts the layers up. Started ones have none.
    ``also_read``: paths that stay readable besides the interpreter's.
    """
    missing = dict.fromkeys(without, _("switched off"))
    bpf, read = b"", (*readable_paths(), *also_read)
    if sys.platform != "linux":
        missing |= dict.fromkeys(_LAYERS, _("only Linux has it"))
        missing["memory"] = _("CPU time, output and wall clock are limited; this system keeps no limit on memory")
    elif not fork:
        missing |= dict.fromkeys(_LAYERS, _("children are started one by one, not forked by a warm process"))
    else:
        bpf = _layers_of_linux(missing, read)
    return Policy(
        root=ROOT,
        read=read,
        write=_SYSTEM_WRITE,
        namespaces="namespaces" not in missing,
        landlock="landlock" not in missing,
        drop_uid="uid" not in missing,
        drop_capabilities="capabilities" not in missing,
        first_uid=FIRST_UID,
        bpf=bpf.hex(),
        prewarm=prewarm.hex(),
        missing=missing,
    )


def _layers_of_linux(missing: dict[str, Message], read: tuple[str, ...]) -> bytes:
    """Find out which layers this kernel and this user allow; the system call filter, empty where it is missing."""
    if sys.platform != "linux":
        return b""
    from judge.sandbox import confine, landlock, namespaces

    bpf = b"" if "seccomp" in missing else _filter(missing)
    if not landlock.abi():
        missing["landlock"] = _("the kernel has no Landlock, or it is switched off")
    if "namespaces" not in missing and not namespaces.available():
        missing["namespaces"] = _("the host does not let this process make any")
    if os.geteuid() != 0:
        missing.setdefault("uid", _("not started as root: children keep this user's id"))
    elif not confine.may_change_users():
        missing.setdefault("uid", _("started as root without SETUID, SETGID and KILL: children keep this user's id"))
    elif "namespaces" in missing and not _reachable_for_others(read):
        missing.setdefault("uid", _("the interpreter lies in a folder that only root can enter"))
    return bpf


def readable_paths() -> tuple[str, ...]:
    """Standard library, installed packages, the C library and a few system facts: nothing of anybody's data."""
    names = ("stdlib", "platstdlib", "purelib", "platlib")
    base = {"base": sys.base_prefix, "platbase": sys.base_exec_prefix}
    paths = [sysconfig.get_path(name) for name in names] + [sysconfig.get_path(n, vars=base) for n in names]
    paths += [p for p in sys.path if p.endswith((".zip", "site-packages", "dist-packages"))]
    if sys.base_prefix not in ("/usr", "/"):
        paths.append(os.path.join(sys.base_prefix, "lib"))
    real = [os.path.realpath(p) for p in paths]
    return tuple(dict.fromkeys(p for p in (*paths, *real, *_SYSTEM_READ) if p and os.path.exists(p)))


def _reachable_for_others(paths: tuple[str, ...]) -> bool:
    """Whether a user who owns nothing can enter every parent folder of ``paths``."""
    parents = {parent for path in paths for parent in Path(path).parents}
    return all(parent.stat().st_mode & 0o001 for parent in parents)


def _filter(missing: dict[str, Message]) -> bytes:
    try:
        from judge.sandbox import syscalls

        return syscalls.program()
    except (ImportError, OSError, RuntimeError) as error:
        missing["seccomp"] = _("libseccomp could not be used ({error}); install libseccomp2", error=reason(error))
        return b""
