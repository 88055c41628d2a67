"""Whether a worker lives: a small file that it writes every few seconds, and who asks reads.

``python -m app.queue.pulse [NAME]`` is the probe for containers, and ``rope-judge worker --check`` the same: exit code
0 or 1. It asks no database: a worker whose database is away waits for it, and starting it again would not help.
"""

import json
import os
import re
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from judge.message import Message, Param
from judge.reason import reason

SILENCE = 30.0


def _(template: str, **params: Param) -> Message:
    """What is to be said. The catalogue is opened only then: the probe is started every few seconds."""
    from app.i18n import _ as marked

    return marked(template, **params)


def default_name() -> str:
    """This machine's name; in a container that is the container's."""
    return socket.gethostname() or "worker"


def file_of(name: str) -> Path:
    """Where the worker ``name`` of this machine and user leaves its sign."""
    folder = Path(os.environ.get("ROPE_JUDGE_PULSE") or tempfile.gettempdir())
    user = os.geteuid() if hasattr(os, "geteuid") else 0
    return folder / f"rope-judge-worker-{user}-{re.sub(r'[^A-Za-z0-9._-]', '_', name)[:80]}.json"


class Pulse:
    """The sign of life of one worker."""

    def __init__(self, name: str) -> None:
        self.path = file_of(name)

    def beat(self, **about: object) -> None:
        """Say that it lives. The clock is one that nobody can set."""
        said = {"pid": os.getpid(), "at": time.monotonic(), **about}
        fresh = self.path.with_suffix(f".{os.getpid()}")
        with suppress(OSError):  # a full disk is no reason to stop judging; the probe will say that it hears nothing
            fresh.unlink(missing_ok=True)
            with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                json.dump(said, file)
            fresh.replace(self.path)

    def end(self) -> None:
        """It stops."""
        with suppress(OSError):
            self.path.unlink()


def trouble(name: str) -> Message | None:
    """Why the worker ``name`` does not count as living; None if it does."""
    path = file_of(name)
    try:
        said = json.loads(path.read_text())
        age = time.monotonic() - float(said["at"])
        pid = int(said["pid"])
    except FileNotFoundError:
        return _("No worker {name} runs here ({path} is missing).", name=repr(name), path=str(path))
    except (OSError, ValueError, TypeError, KeyError) as error:
        return _("{path} cannot be read: {reason}.", path=str(path), reason=reason(error))
    if not 0 <= age <= SILENCE:
        return _("The worker {name} has not been heard of for {seconds} s.", name=repr(name), seconds=round(age))
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return _("The worker {name} (process {pid}) is gone.", name=repr(name), pid=pid)
    except OSError:
        pass
    return None if said.get("engine", True) else _("The engine of worker {name} is not there.", name=repr(name))


def main(arguments: list[str], say: Callable[[Message], str] = str) -> int:
    """The probe."""
    found = trouble(arguments[0] if arguments else os.environ.get("ROPE_JUDGE_WORKER_NAME") or default_name())
    if found:
        print(say(found), file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
