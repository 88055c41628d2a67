"""``make bench-classroom`` plays a small class to its end, and finds nothing lost; how fast is not asked."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

FIGURES = {
    "joined", "page", "acknowledged", "burst_acknowledged", "verdict", "burst_verdict", "lag", "memory",
}  # fmt: skip


@pytest.mark.needs_linux
@pytest.mark.drill
def test_a_small_class_loses_nothing(tmp_path: Path) -> None:
    raw = tmp_path / "figures.json"
    command = [sys.executable, "-m", "benchmarks.classroom", "--quick", "--learners", "3", "--minutes", "0.1"]
    done = subprocess.run([*command, "--json", str(raw)], cwd=ROOT, capture_output=True, text=True, timeout=110)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 learners" in done.stdout and "15 submissions" in done.stdout
    found = json.loads(raw.read_text())
    assert found["figures"].keys() >= FIGURES
    bars = {bar["name"]: bar["value"] for bar in found["bars"]}
    assert len(bars) == 8
    assert [value for name, value in bars.items() if name.startswith(("submissions", "errors", "cells"))] == [0, 0, 0]
