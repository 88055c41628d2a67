"""For authors and for whoever tunes the machine: ``check`` and ``bench``."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def bench(arguments: list[str]) -> int:
    """Run ``benchmarks/judge.py``, as ``make bench`` does."""
    return subprocess.call([sys.executable, str(ROOT / "benchmarks" / "judge.py"), *arguments])
