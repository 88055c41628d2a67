"""A judge in a process of its own (benchmarks/judges), asked through its pipe."""

import json
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Timer

ROOT = Path(__file__).parents[1]
PATIENCE = 150.0


class Unavailable(Exception):
    """This judge cannot be had here; the text says why."""


class Gone(Exception):
    """The judge ended instead of answering."""


class Helper:
    """Started at once; ready when the constructor returns."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 (as long as the process)
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        try:
            first = json.loads(self._line())
        except Gone as gone:
            self.close()
            raise Unavailable(str(gone)) from None
        if "fault" in first:
            words = self._last_words()
            self.close()
            raise Unavailable(f"{first['fault']}{words}")
        self.note = str(first["note"])

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, sources: Sequence[str]) -> list[str]:
        """One verdict for each source. Raises Gone where the judge does not survive them."""
        assert self._process.stdin
        try:
            print(json.dumps(sources), file=self._process.stdin, flush=True)
        except BrokenPipeError:
            raise Gone("the judge is gone") from None
        answer: list[str] = json.loads(self._line())
        return answer

    def close(self) -> None:
        """End it, if need be by force."""
        assert self._process.stdin and self._process.stdout
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
        self._log.close()

    def _line(self) -> str:
        assert self._process.stdout
        alarm = Timer(PATIENCE, self._process.kill)
        alarm.start()
        try:
            line = self._process.stdout.readline()
        finally:
            alarm.cancel()
        if not line:
            raise Gone(f"the judge ended{self._last_words()}")
        return line

    def _last_words(self) -> str:
        self._log.seek(0)
        lines = self._log.read().strip().splitlines()
        return f": {lines[-1]}" if lines else ""
