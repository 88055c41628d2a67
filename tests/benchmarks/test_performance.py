"""docs/performance.md says what the kept results say, and nothing that was not measured."""

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import results
from benchmarks.figures import Bar, Figure, Spread
from benchmarks.machine import Machine
from benchmarks.performance import SECTIONS, page
from benchmarks.soak import RULES
from benchmarks.standings import Row

ROOT = Path(__file__).parents[2]
MACHINE = Machine(2, "a processor", "Linux 6", "3.11.7", "2.13.0", 0.5, 1.5, others=0.01, stolen=0.0)


def measured() -> dict[str, dict[str, Any]]:
    """A made-up result of each benchmark, in the form in which it writes them."""
    host = {"machine": MACHINE.as_json()}
    figures = {
        "figures": {"a": Figure("a", "what | was measured", "ms", Spread((1.0, 2.0))).as_json()},
        "bars": [Bar("latency", 12.0, 8, "ms", aim=5, note="alone").as_json()],
    }
    ours = Row("this", "ours", "walls", latency=[2.0], rate=[9.0], megabytes=300.0, verdicts={"right": "AC"})
    away = Row("dmoj", "theirs", "more walls", reason="not installed")
    soaked = {
        "minutes": 60, "submissions": 10, "done": 20, "grown": 50000, "errors": {},
        "series": {"server_rss": [[float(60 * n), 100.0] for n in range(60)]},
    }  # fmt: skip
    return {
        "judge": host | figures | {"exercise": "rotate-half", "cases": 12, "hidden": 8, "level": "strict", "slots": 3,
                                   "faults": ["the server: none to be had"]},
        "peers": host | {"cores": 2, "cases": 12, "pss": True, "peers": [ours.as_json(ours), away.as_json(ours)]},
        "classroom": host | figures | {"learners": 200, "submissions": 1000},
        "page": host | figures,
        "workers": host | {"told": "\n### One worker and two\n"},
        "soak": host | soaked,
    }  # fmt: skip


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with all of them."""
    monkeypatch.setattr("sys.argv", ["bench", "--dmoj", "/somewhere/venv", "--json", str(tmp_path / "peers.json")])
    for name, record in measured().items():
        results.write(tmp_path / f"{name}.json", record)
    return tmp_path


def test_the_page_is_what_the_kept_results_say() -> None:
    assert (ROOT / "docs" / "performance.md").read_text("utf-8") == page(), "make performance writes it"


def test_each_result_is_a_section_with_its_command_and_machine(kept: Path) -> None:
    written = page(kept)
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for section in SECTIONS:
        assert f"\n## {section.title}\n" in written and f"\n{section.target}:" in makefile
    assert written.count("2 cores (a processor), Linux 6, Python 3.11.7, torch 2.13.0; load") == len(SECTIONS)
    assert r"| what \| was measured | ms | 2 | 1.00 | 1.00 | 2.00 | 2.00 | 2.00 |" in written
    assert "| latency | 12.0 ms | ≤ 8 ms | ≤ 5 | MISSED by 50%  (alone) |" in written
    assert '`make bench-peers ARGS="--dmoj venv --json benchmarks/results/peers.json"`, 20' in written
    assert "Not measured: the server: none to be had" in written
    assert "not measured: not installed" in written
    assert f"| {RULES['server_rss'][0]} | MB | 100.0 | 100.0 | 100.0 | +0.0 | ±10.0 | flat |" in written


def test_what_has_no_result_has_no_section(kept: Path) -> None:
    kept.joinpath("soak.json").unlink()
    assert "steady load" not in page(kept)
    for path in kept.glob("*.json"):
        path.unlink()
    assert "No result is kept" in page(kept)


def test_a_quick_run_is_not_quoted(kept: Path) -> None:
    results.write(kept / "page.json", json.loads(kept.joinpath("page.json").read_text()), quick=True)
    with pytest.raises(ValueError, match=r"page\.json is of a --quick run"):
        page(kept)
