"""The soak's parts: what counts as flat, what is read of processes, what the load does, and a run of seconds."""

import math
import os
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import soak
from benchmarks.soak import RULES, Record, p95, report
from benchmarks.steady import HOSTILE, MIX
from benchmarks.trend import SHORTEST, Rule, trend
from benchmarks.vitals import Vitals, below

HOUR = [(float(at), at / 3600) for at in range(0, 3601, 10)]
RULE = Rule(0.05, 10)


def noise(at: float) -> float:
    return 8 * math.sin(at * 12.9898) + 3 * math.sin(at * 78.233)


@pytest.mark.parametrize(
    ("per_hour", "flat"), [(0, True), (9, True), (-9, True), (40, False), (-40, False), (200, False)]
)
def test_what_creeps_is_told_from_what_only_wavers(per_hour: float, flat: bool) -> None:
    found = trend([(at, 100 + per_hour * hours + noise(at) / 5) for at, hours in HOUR])
    assert found is not None
    assert found.slope == pytest.approx(per_hour, abs=2)
    assert found.flat(RULE) is flat


def test_outliers_and_the_warm_up_do_not_count() -> None:
    samples = [(at, 100 + noise(at) / 5 - 90 * (at < 300) + 500 * (at % 400 == 0)) for at, _hours in HOUR]
    found = trend(samples)
    assert found is not None and found.flat(RULE)
    assert found.first == pytest.approx(100, abs=5)


def test_after_minutes_nothing_is_said() -> None:
    found = trend([(float(at), 100.0 + at) for at in range(0, 400, 5)])
    assert found is not None and found.hours < SHORTEST and found.flat(RULE) is None
    assert trend([]) is None and trend([(0.0, 1.0)]) is None


def test_the_report_names_what_is_not_flat_and_every_error() -> None:
    record = Record(60, submissions=10, done=99, grown=123_000, errors={"page: 500": 2})
    record.series = {
        "server_rss": [(at, 300 + 100 * hours) for at, hours in HOUR],
        "zombies": [(at, 0) for at, _ in HOUR],
    }
    record.add_latencies([(at, "page", 10 + at % 7) for at, _hours in HOUR], 0.0)
    assert record.creeping == ["server_rss"]
    text = report(record)
    assert "NOT FLAT: server_rss" in text and "2 × page: 500" in text and "12.3 kB a submission" in text
    assert text.count(" flat\n") >= 2
    assert p95([float(n) for n in range(100)]) == 95


def test_a_family_of_processes_is_seen_whole() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert child.pid in below(os.getpid())
        vitals = Vitals.of(os.getpid())
        assert vitals.processes >= 2 and vitals.server_rss > 10 and vitals.server_fds > 2 and vitals.server_threads >= 1
        assert child.stdin is not None
        child.stdin.close()
    assert child.pid not in below(os.getpid())


def test_the_mix_is_of_a_hundred_and_hostile_sources_are_python() -> None:
    assert sum(MIX.values()) == 100
    for source in HOSTILE:
        compile(source, "hostile", "exec")
    measured = {*MIX, "acknowledged", "verdict"} - {"right", "wrong", "hostile", "endless"}
    assert measured <= set(RULES)


@pytest.mark.needs_linux
@pytest.mark.drill
def test_a_run_of_seconds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raw = tmp_path / "raw.json"
    assert soak.main(["--minutes", "0.2", "--rate", "6", "--every", "1", "--json", str(raw)]) == 0
    assert "too short to say" in capsys.readouterr().out and raw.exists()
