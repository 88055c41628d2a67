"""The clock of a machine, set while everything on it runs."""

import shutil
import struct
import subprocess
from pathlib import Path

from tests.conftest import missing

DAY = 86400


class Clock:
    """For programs that are started in its environment. Theirs alone: the tests, and this machine, keep the time."""

    def __init__(self, folder: Path) -> None:
        compiler = shutil.which("cc")
        if compiler is None:
            missing("a C compiler is not installed")
        self._map, library = folder / "clock", folder / "clock.so"
        self.set(0)
        source = Path(__file__).with_name("clock.c")
        command = [str(compiler), "-shared", "-fPIC", "-O2", "-o", str(library), str(source), "-ldl"]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        for path in (folder, library, self._map):  # PostgreSQL has a user of its own
            path.chmod(0o755)
        self.environment = {"LD_PRELOAD": str(library), "CLOCK_MAP": str(self._map)}

    def set(self, seconds: int) -> None:
        """So many seconds away from the time that it is."""
        if not self._map.exists():
            self._map.write_bytes(bytes(8))
        with self._map.open("r+b") as file:
            file.write(struct.pack("q", seconds))
