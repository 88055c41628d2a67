"""A PostgreSQL server of the tests' own: on loopback, in a temporary folder, gone afterwards.

It is started once by each process that runs tests, takes about two seconds, and makes a fresh database in a few
hundredths of one, by copying an empty one that has all tables.
"""

import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from app.storage.address import Address

GUARDED, PASSWORD = "guarded", "p@ss/w:rd"
"""A role that is let in by its password alone; everybody else is by name."""

# fsync off: a test survives no power cut anyway. A killed process loses nothing by it.
SETTINGS = {
    "autovacuum": "off",
    "deadlock_timeout": "50ms",
    "fsync": "off",
    "full_page_writes": "off",
    "jit": "off",
    "listen_addresses": "127.0.0.1",
    "log_min_messages": "fatal",
    "max_wal_senders": "0",
    "shared_buffers": "32MB",
    "unix_socket_directories": "",
    "wal_level": "minimal",
}
DOORS = f"host all {GUARDED} 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n"
ROLE, TEMPLATE = "rope_judge", "template_with_tables"


def programs() -> Path | None:
    """Where ``initdb`` and ``postgres`` are; Debian keeps them off the path."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    if config := shutil.which("pg_config"):
        places.append(Path(subprocess.run([config, "--bindir"], capture_output=True, text=True).stdout.strip()))
    versions = Path("/usr/lib/postgresql").glob("*/bin")
    places += sorted(versions, key=lambda place: int(re.sub(r"\D", "", place.parent.name) or 0), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


class Cluster:
    """A running server. It can be killed and started again."""

    def __init__(
        self, programs: Path, folder: Path, settings: Mapping[str, str] | None = None,
        env: Mapping[str, str] | None = None,
    ) -> None:  # fmt: skip
        self._programs, self.folder = programs, folder
        self._settings, self._env = SETTINGS | dict(settings or {}), os.environ | dict(env or {})
        self._data = folder / "data"
        self._numbers = count(1)
        self._user: str | None = None
        if os.geteuid() == 0:  # the server refuses to run as root
            names = {entry.pw_name for entry in pwd.getpwall()}
            self._user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(folder, self._user)
        self._run("initdb", "--pgdata", self._data, "--username", ROLE, "--auth", "trust", "--no-sync",
                  "--encoding", "UTF8", "--locale", "C.UTF-8")  # fmt: skip
        (self._data / "pg_hba.conf").write_text(DOORS)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None
        self.start()
        with self.connect() as connection:
            connection.execute(f"CREATE ROLE {GUARDED} LOGIN PASSWORD '{PASSWORD}'")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = [f"--{name.replace('_', '-')}={value}" for name, value in self._settings.items()]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, "-p", str(self.port), *options],
                stdout=log, stderr=log, cwd=self.folder, env=self._env, **self._as_user(),
            )  # fmt: skip
        until = time.monotonic() + 60
        while True:
            try:
                self.connect().close()
                return
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT ends connections, SIGQUIT is what a crash looks like."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None

    def kill(self) -> None:
        """Kill every process of it, in the middle of whatever they do."""
        self.signal(signal.SIGKILL)
        assert self._process is not None
        self._process.wait()
        self._process = None

    def signal(self, what: signal.Signals) -> None:
        """Send ``what`` to every process of it."""
        assert self._process is not None
        children = subprocess.run(["pgrep", "-P", str(self._process.pid)], capture_output=True, text=True).stdout
        for pid in (self._process.pid, *map(int, children.split())):
            with suppress(ProcessLookupError):  # one that served a connection may be gone by now
                os.kill(pid, what)

    @property
    def pid(self) -> int | None:
        """Its first process, if that runs."""
        return self._process.pid if self._process is not None and self._process.poll() is None else None

    def wait(self) -> None:
        """Until its first process is gone."""
        if self._process is not None:
            self._process.wait(60)
            self._process = None

    def connect(self, name: str = "postgres") -> "psycopg.Connection[tuple[object, ...]]":
        """A connection of the tests' own, which commits at once."""
        return psycopg.connect(f"host=127.0.0.1 port={self.port} user={ROLE} dbname={name}", autocommit=True)

    def address(self, name: str, *, pool: int = 10, wait: float = 5.0) -> Address:
        """The address of a database of it."""
        return Address.parsed(self.url(name), pool, wait)

    def url(self, name: str) -> str:
        """The same as an operator writes it."""
        return f"postgresql://{ROLE}@127.0.0.1:{self.port}/{name}"

    def empty(self) -> str:
        """The name of a new database without tables."""
        return self._create("template1")

    def fresh(self) -> str:
        """The name of a new database with all tables and nothing in them."""
        with self.connect() as connection:
            known = connection.execute("SELECT FROM pg_database WHERE datname = %s", [TEMPLATE]).fetchone()
        if known is None:
            from app.storage import Database

            with self.connect() as connection:
                connection.execute(f"CREATE DATABASE {TEMPLATE}")
            Database.open(self.address(TEMPLATE)).close()
        return self._create(TEMPLATE)

    def drop(self, name: str) -> None:
        """Throw a database away, whoever is still connected."""
        with self.connect() as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def _create(self, template: str) -> str:
        name = f"test_{next(self._numbers)}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [self._programs / program, *arguments]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, **self._as_user())
        assert done.returncode == 0, done.stderr

    def _as_user(self) -> dict[str, Any]:
        if self._user is None:
            return {}
        group = pwd.getpwnam(self._user).pw_gid
        return {"user": self._user, "group": group, "extra_groups": []}


@contextmanager
def running(
    folder: Path | None = None, settings: Mapping[str, str] | None = None, env: Mapping[str, str] | None = None
) -> Iterator[Cluster]:
    """A server that is gone afterwards. The programs have to be there. Without ``folder`` it has one of its own."""
    found = programs()
    assert found is not None
    folder = folder or Path(tempfile.mkdtemp(prefix="rope-judge-postgres-"))
    cluster = None
    try:
        cluster = Cluster(found, folder, settings, env)
        yield cluster
    finally:
        if cluster is not None:
            cluster.stop(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)
