"""``make bench-workers``: the reckoning is right where it can be checked by hand; a quick run says all it promises."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.saturation import Cost, Service, saturation, throughput

ROOT = Path(__file__).parents[2]
SERVICE = Service(seconds=0.03, slots=3, cores=2)


def test_few_workers_are_limited_by_themselves_and_many_by_the_database() -> None:
    assert throughput(1, SERVICE, 1e-6, 4) == pytest.approx(3 / 0.03, rel=0.01)
    assert throughput(500, SERVICE, 0.004, 4) == pytest.approx(4 / 0.004, rel=0.01)
    assert throughput(1, SERVICE, 0.004, 4) < throughput(2, SERVICE, 0.004, 4) < 2 * throughput(1, SERVICE, 0.004, 4)


def test_one_customer_waits_for_nobody() -> None:
    assert throughput(1, Service(0.03, 1, 1), 0.01, 1) == pytest.approx(1 / 0.04)


def test_the_cost_is_a_line_that_never_falls() -> None:
    cost = Cost.through([(1, 0.003), (11, 0.004)])
    assert [cost.at(1), cost.at(21)] == pytest.approx([0.003, 0.005])
    assert Cost.through([(1, 0.004), (11, 0.003)]).each == 0


def test_more_cores_carry_more_workers() -> None:
    cost = Cost(0.003, 0.00002)
    few, many = saturation(SERVICE, cost, 2), saturation(SERVICE, cost, 8)
    assert 2 < few < many
    assert throughput(few, SERVICE, cost.at(few), 2) >= 0.9 * 2 / cost.at(few)


@pytest.mark.drill
@pytest.mark.timeout(600)
def test_a_quick_run_measures_everything() -> None:
    done = subprocess.run(
        [sys.executable, "benchmarks/workers.py", "--quick"], cwd=ROOT, capture_output=True, text=True, timeout=580
    )
    assert done.returncode == 0, done.stderr
    for part in ("### One worker and two", "| a core each |", "CPU of PostgreSQL", "| saturated from |", "Bar: 1.8 ×"):
        assert part in done.stdout
