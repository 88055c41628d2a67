"""What to send along when asking for help: one file, in which nothing of anybody's is.

In it: what ``doctor`` says, the metrics of the running server, the packages that are installed, and the end of a log
file where one is named. Not in it: sources, drafts, names, answers; passwords, keys, tokens, links.
"""

import io
import json
import os
import re
import tarfile
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.i18n import _
from app.operation.copies import stamp
from app.operation.inspection import packages
from app.settings import Settings, as_address
from judge.errors import OperatorError
from judge.reason import reason

MOST_OF_A_LOG = 2 << 20
MOST_OF_METRICS = 4 << 20
WITHOUT_PROXY = urllib.request.build_opener(urllib.request.ProxyHandler({}))

README = """A support bundle of rope-judge.

doctor.json    what `rope-judge doctor --json` said: versions, sandbox, database (rows, no contents), disk, limits,
               settings (secrets masked), warnings
metrics.txt    what the running server counted, or why it could not be asked
packages.txt   what is installed beside it
logs/          the end of the log files that were named; only events of the server's own form

Nothing of any learner or teacher is in it. Have a look before you send it: every file is plain text.
"""

_TOKENS = re.compile(r"/(welcome|back|join)/[\w%.~-]+")


def bundle(settings: Settings, doctor: dict[str, Any], logs: Sequence[Path], out: Path | None) -> Path:
    """Write the bundle; returns where it is."""
    path = out or Path(f"rope-judge-support-{stamp()}.tar.gz")
    parts = {
        "README.txt": README,
        "doctor.json": json.dumps(doctor, ensure_ascii=False, indent=2) + "\n",
        "metrics.txt": metrics(settings),
        "packages.txt": "".join(f"{name}=={version}\n" for name, version in packages().items()),
    }
    for number, log in enumerate(logs, 1):
        parts[f"logs/{number}-{re.sub(r'[^A-Za-z0-9._-]', '_', log.name)[:60]}.jsonl"] = tail(log)
    try:
        with open(path, "xb", opener=_closed) as file:
            _pack(file, path.name.removesuffix(".tar.gz"), parts)
    except FileExistsError as error:
        raise OperatorError(_("{path} exists already; choose another name with --out.", path=str(path))) from error
    except OSError as error:
        raise OperatorError(_("{path} cannot be written: {reason}.", path=str(path), reason=reason(error))) from error
    return path


def metrics(settings: Settings) -> str:
    """What the running server counts; a line that says why where there is none, or it does not answer."""
    found = as_address(settings.host)
    host = "127.0.0.1" if found is not None and found.is_unspecified else settings.host
    address = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/metrics"
    headers = {"Authorization": f"Bearer {settings.metrics_token}"} if settings.metrics_token else {}
    try:
        with WITHOUT_PROXY.open(urllib.request.Request(address, headers=headers), timeout=5) as answer:
            text: str = answer.read(MOST_OF_METRICS).decode("utf-8", "replace")
            return text
    except urllib.error.HTTPError as error:
        why = "set ROPE_JUDGE_METRICS_TOKEN" if error.code in (401, 403) else error.reason
        return f"# {address} answered {error.code}: {why}\n"
    except (OSError, ValueError) as error:
        return f"# {address} did not answer: {type(error).__name__}\n"


def tail(log: Path) -> str:
    """The end of a log file: the server's own events, without tokens of links; whatever else is in it stays out."""
    try:
        with log.open("rb") as file:
            file.seek(max(0, log.stat().st_size - MOST_OF_A_LOG))
            lines = file.read(MOST_OF_A_LOG).decode("utf-8", "replace").splitlines()
    except OSError as error:
        raise OperatorError(
            _("The log {path} cannot be read: {reason}.", path=str(log), reason=reason(error))
        ) from error
    return "".join(_TOKENS.sub(r"/\1/…", line) + "\n" for line in lines if _is_event(line))


def _is_event(line: str) -> bool:
    try:
        found = json.loads(line)
    except ValueError:
        return False
    return isinstance(found, dict) and {"event", "level", "timestamp"} <= found.keys()


def _pack(file: Any, folder: str, parts: dict[str, str]) -> None:
    with tarfile.open(fileobj=file, mode="w:gz") as archive:
        for name, text in parts.items():
            content = text.encode()
            entry = tarfile.TarInfo(f"{folder}/{name}")
            entry.size, entry.mtime, entry.mode = len(content), int(time.time()), 0o600
            archive.addfile(entry, io.BytesIO(content))


def _closed(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
