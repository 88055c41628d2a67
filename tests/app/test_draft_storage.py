"""Drafts and their copies: what is overwritten was kept before."""

import time
from typing import Any

import pytest

from app.storage import Database, drafts
from app.storage.drafts import KEPT, Reason

ME = ("ann", "rope-half")

pytestmark = pytest.mark.both_databases


def save(database: Database, source: str, base: int, why: Reason = "typed") -> bool:
    return database.write(*drafts.save(*ME, source, base, why)).result() > 0


def now(database: Database) -> Any:
    found = database.read_now(drafts.draft(*ME))
    return found and (found[0], found[2])


def copies(database: Database) -> list[tuple[str, str]]:
    return [(copy["source"], copy["why"]) for copy in database.read_now(drafts.copies(*ME))]


def test_each_save_builds_on_the_one_before(database: Database) -> None:
    assert now(database) is None
    assert save(database, "a", 0) and save(database, "ab", 1) and save(database, "abc", 2)
    assert now(database) == ("abc", 3)


def test_a_save_based_on_another_version_changes_nothing(database: Database) -> None:
    save(database, "a", 0)
    save(database, "mine", 1)
    for base in (0, 1, 3):
        assert not save(database, "theirs", base, "reset")
    assert now(database) == ("mine", 2) and ("mine", "reset") not in copies(database)


def test_typing_is_copied_now_and_then_and_before_much_is_deleted(database: Database) -> None:
    save(database, "first text", 0)
    save(database, "first text.", 1)  # no copy yet: one is made
    save(database, "first text..", 2)
    assert copies(database) == [("first text", "typed")]
    save(database, "x", 3)
    assert copies(database) == [("first text..", "typed"), ("first text", "typed")]


def test_typing_is_copied_although_the_clock_was_set_back(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    save(database, "first text", 0)
    save(database, "first text.", 1)
    yesterday = time.time() - 86400
    monkeypatch.setattr("app.storage.drafts.time.time", lambda: yesterday)
    save(database, "first text..", 2)
    assert copies(database) == [("first text.", "typed"), ("first text", "typed")]


@pytest.mark.parametrize("why", ["reset", "restored", "conflict"])
def test_these_always_leave_a_copy(database: Database, why: Reason) -> None:
    save(database, "long lost text", 0)
    save(database, "long lost text!", 1)
    save(database, "starter code ..", 2, why)
    assert copies(database)[0] == ("long lost text!", why)


def test_who_does_not_say_a_version_replaces_with_a_copy(database: Database) -> None:
    for source in ("one", "two", "two"):
        database.write(*drafts.replace(*ME, source)).result()
    assert now(database) == ("two", 2) and copies(database) == [("one", "replaced")]


def test_of_each_kind_the_newest_are_kept_and_nobody_elses_are_touched(database: Database) -> None:
    database.write(*drafts.keep("bob", "rope-half", "bob's")).result()
    database.write(*drafts.keep(*ME, "reset once", "reset")).result()
    for n in range(KEPT["conflict"] + 3):
        database.write(*drafts.keep(*ME, str(n))).result()
    found = copies(database)
    assert len(found) == KEPT["conflict"] + 1 and found[0][0] == "52" and ("2", "conflict") not in found
    assert len(database.read_now(drafts.copies("bob", "rope-half"))) == 1
    bob = database.read_now(drafts.copies("bob", "rope-half"))[0]["id"]
    for id in (bob, 2**31, 2**52, -1):
        assert database.read_now(drafts.copy(*ME, id)) is None
    assert not save(database, "from a version that there cannot be", 2**40)


def test_the_copy_of_a_text_is_found(database: Database) -> None:
    database.write(*drafts.keep(*ME, "text")).result()
    id = database.read_now(drafts.copy_of(*ME, "text"))
    assert id is not None and (database.read_now(drafts.copy(*ME, id)) or {})["source"] == "text"
    assert database.read_now(drafts.copy_of(*ME, "other")) is None
