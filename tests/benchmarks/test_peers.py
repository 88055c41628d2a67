"""``make bench-peers`` asks every judge that is to be had, and says of the others why not; how fast is not asked."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.sources import CHEATS, Sources
from benchmarks.standings import Row, cells, standings

ROOT = Path(__file__).parents[2]
OURS = Row(
    "this", "ours", "walls", latency=[2.0, 4.0, 3.0], rate=[90.0], megabytes=300.0,
    verdicts={"right": "AC", "wrong": "WA", "patched": "WA", "again": "WA", "agreeable": "RE", "written": "RE"},
)  # fmt: skip
FOOLED = Row(
    "inprocess", "theirs", "none", latency=[1.5], rate=[700.0], megabytes=200.0,
    verdicts={"right": "AC", "wrong": "WA", "patched": "AC", "again": "AC", "agreeable": "AC", "written": "judge gone"},
)  # fmt: skip


def test_a_row_says_how_fast_and_what_was_let_pass() -> None:
    assert cells(OURS, OURS)[1:-1] == ["3", "2.00", "3.00", "4.00", "1.00", "90.0", "300", "AC", "WA"]
    assert cells(OURS, OURS)[-1] == "none"
    assert cells(FOOLED, OURS)[5] == "0.50"
    told = cells(FOOLED, OURS)[-1]
    assert told == "patched, agreeable; the next learner's wrong answer is accepted too; one ends the judge"


def test_a_judge_that_is_not_to_be_had_has_a_reason_and_no_figure() -> None:
    row = cells(Row("dmoj", "DMOJ", "more walls", reason="not asked for"), OURS)
    assert row[-1] == "not measured: not asked for" and set(row[1:-1]) == {"–"}


@pytest.mark.parametrize("markdown", [False, True])
def test_the_table_explains_each_cheat_and_each_isolation(markdown: bool) -> None:
    shown = standings([OURS, FOOLED], cores=2, cases=12, pss=True, markdown=markdown)
    assert all(f"{key}: {what}" in shown for key, what in CHEATS.items())
    assert "ours: walls" in shown and "theirs: none" in shown


def test_the_wrong_answers_differ_from_the_right_one() -> None:
    solution = (ROOT / "problems" / "rotate-half" / "solution.py").read_text()
    sources = Sources.around(solution, "rotate_half", 12)
    assert sources.right == solution and len({text for _key, text in sources.trials()}) == 5
    for _key, text in sources.trials():
        compile(text, "submission.py", "exec")


@pytest.mark.needs_linux
@pytest.mark.drill
@pytest.mark.timeout(600)
def test_a_quick_run_puts_all_side_by_side(tmp_path: Path) -> None:
    raw = tmp_path / "peers.json"
    command = [sys.executable, "-m", "benchmarks.peers", "--quick", "--json", str(raw)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=580)
    assert done.returncode == 0, done.stdout + done.stderr
    found = {row["key"]: row for row in json.loads(raw.read_text())["peers"]}
    assert found.keys() == {"this", "inprocess", "cold", "bwrap", "notebook", "dmoj"}
    assert "--dmoj" in found["dmoj"]["reason"] and not found["dmoj"]["latency"]
    assert found["bwrap"]["latency"] or found["bwrap"]["reason"]
    for key in ("this", "inprocess", "cold", "notebook"):
        row = found[key]
        assert not row["reason"] and row["latency"] and row["rate"] and row["megabytes"] > 100
        assert row["verdicts"]["right"] == "AC" and row["verdicts"]["wrong"] == "WA"
    assert found["this"]["fooled_by"] == []
    assert set(found["inprocess"]["fooled_by"]) == {"patched", "again", "agreeable"}
    assert set(found["cold"]["fooled_by"]) == {"patched", "agreeable", "written"}
