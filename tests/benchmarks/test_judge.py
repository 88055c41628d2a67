"""``make bench`` runs and says all that it promises; how fast is not asked."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

FIGURES = {
    "cold", "paused", "back_to_back", "floor_waiting", "floor_on_demand", "rate", "floor_rate_on_demand",
    "floor_rate_one_ahead", "http", "http_rate",
}  # fmt: skip


@pytest.mark.needs_linux
@pytest.mark.drill
@pytest.mark.timeout(300)
def test_a_quick_run_measures_everything(tmp_path: Path) -> None:
    raw = tmp_path / "figures.json"
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.judge", "--quick", "--json", str(raw)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=280,
    )
    assert done.returncode == 0, done.stderr
    assert "12 cases of which 8 hidden" in done.stdout
    found = json.loads(raw.read_text())
    assert found["figures"].keys() >= FIGURES
    for figure in found["figures"].values():
        assert 0 < figure["min"] <= figure["median"] <= figure["p95"] <= figure["p99"] <= figure["max"]
        assert min(figure["samples"]) == figure["min"]
        assert figure["label"] in done.stdout
    assert len(found["bars"]) == 11
    for bar in found["bars"]:
        assert bar["name"] in done.stdout
        assert bar["met"] is not None or bar["name"].startswith("memory")
    assert found["machine"]["cores"] >= 1 and found["level"] in ("strict", "process")


def test_it_can_be_started_as_a_file(tmp_path: Path) -> None:
    script = ROOT / "benchmarks" / "judge.py"
    done = subprocess.run([sys.executable, str(script), "--help"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0 and "--quick" in done.stdout
