import json
from pathlib import Path

import pytest

from judge.verdict import Verdict
from practice.progress import Progress


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path)


def test_nothing_is_known_at_first_and_looking_writes_nothing(progress: Progress) -> None:
    assert progress.entries() == {}
    assert progress.entry("rotate-half").attempts == 0
    assert not progress.path.exists()


def test_attempts_are_counted_and_the_last_verdict_is_kept(progress: Progress) -> None:
    for verdict in (Verdict.RTE, Verdict.WA):
        progress.judged("rotate-half", verdict, whole=True)
    entry = progress.entry("rotate-half")
    assert (entry.attempts, entry.last, entry.solved) == (2, Verdict.WA, None)


def test_only_a_whole_submission_solves(progress: Progress) -> None:
    progress.judged("rotate-half", Verdict.AC, whole=False)
    assert progress.entry("rotate-half").solved is None
    progress.judged("rotate-half", Verdict.AC, whole=True)
    assert progress.entry("rotate-half").solved is not None


def test_what_is_solved_stays_solved(progress: Progress) -> None:
    progress.judged("rotate-half", Verdict.AC, whole=True)
    solved = progress.entry("rotate-half").solved
    progress.judged("rotate-half", Verdict.WA, whole=True)
    assert progress.entry("rotate-half").solved == solved
    assert progress.entry("rotate-half").last is Verdict.WA


def test_hints_only_ever_go_forward(progress: Progress) -> None:
    progress.hinted("rotate-half", 3)
    progress.hinted("rotate-half", 1)
    assert progress.entry("rotate-half").hints == 3


def test_two_windows_do_not_undo_each_other(tmp_path: Path) -> None:
    here, there = Progress(tmp_path), Progress(tmp_path)
    here.judged("rotate-half", Verdict.AC, whole=True)
    there.judged("partial-rope", Verdict.WA, whole=True)
    here.hinted("rotate-half", 1)
    assert set(here.entries()) == {"rotate-half", "partial-rope"}
    assert here.entry("partial-rope").attempts == 1


def test_an_unreadable_file_is_set_aside_not_thrown_away(progress: Progress) -> None:
    progress.path.write_text('{"version": 1, "exercises": [')
    assert progress.entries() == {}
    progress.judged("rotate-half", Verdict.AC, whole=True)
    (aside,) = progress.path.parent.glob("progress.unreadable-*.json")
    assert aside.read_text() == '{"version": 1, "exercises": ['


def test_the_file_is_plain_json_that_says_its_version(progress: Progress) -> None:
    progress.judged("rotate-half", Verdict.WA, whole=True)
    stored = json.loads(progress.path.read_text())
    assert stored == {"version": 1, "exercises": {"rotate-half": {"attempts": 1, "last": "WA", "hints": 0}}}
