"""The page of faults says what the drills found, and the drills found nothing that is not allowed."""

import json

from tests.faults.table import KEPT, PAGE, page


def test_the_page_is_what_the_results_say() -> None:
    assert PAGE.read_text("utf-8") == page(json.loads(KEPT.read_text("utf-8")))


def test_nothing_was_lost_or_doubled_on_either_deployment() -> None:
    findings = json.loads(KEPT.read_text("utf-8"))["findings"]
    assert {one["deployment"] for one in findings} == {"SQLite", "PostgreSQL"}
    assert all(one["acknowledged"] >= 100 and one["right"] == one["acknowledged"] for one in findings)
    assert all(one["lost"] == one["doubled"] == 0 and one["seconds"] <= one["bound"] for one in findings)
