"""For authors and for whoever tunes the machine: ``check`` and ``bench``."""

import os
import subprocess
import sys
from pathlib import Path

from practice.language import current

ROOT = Path(__file__).resolve().parent.parent


def check(ids: list[str], seeds: int | None = None) -> int:
    """Prove that the exercises are sound; returns 0 if nothing has to be mended, else 1."""
    from judge.check import SEEDS, check, show

    root = os.environ.get("ROPE_JUDGE_PROBLEMS")
    result = check(ids, root=Path(root) if root else None, seeds=range(1, (seeds or len(SEEDS)) + 1))
    show(result, current())
    return 0 if result.ok else 1


def bench(arguments: list[str]) -> int:
    """Run ``benchmarks/judge.py``, as ``make bench`` does."""
    return subprocess.call([sys.executable, str(ROOT / "benchmarks" / "judge.py"), *arguments])
