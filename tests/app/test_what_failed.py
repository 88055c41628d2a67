"""What is kept beside a verdict for questions about many submissions; and that old submissions get it, too."""

import json
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from app.migrations import upgrade
from app.storage import Database, drafts, queries
from app.storage.database import connect
from app.storage.writer import Statement
from judge.message import Text
from judge.outcome import CaseOutcome, Diagnosis
from judge.verdict import Verdict
from tests.app.fake_engine import CASES, outcome
from tests.app.test_storage import ROW

SIGN = Diagnosis(id="sign", title=Text("t", "t"), text=Text("t", "t"))
WRONG = CaseOutcome(name="long", sample=False, verdict=Verdict.WA)
FAULTY = CaseOutcome(name="basic", sample=True, verdict=Verdict.CE)


def judged(id: str, verdict: Verdict, *cases: CaseOutcome, diagnosis: tuple[Diagnosis, ...] = ()) -> Any:
    return outcome(row(id)).model_copy(update={"verdict": verdict, "cases": cases, "diagnosis": diagnosis})


def row(id: str) -> Any:
    from judge.engine import Submission

    return Submission(problem="p", source="x", id=id)


OUTCOMES = (
    judged("wrong", Verdict.WA, CASES[0], WRONG, WRONG, diagnosis=(SIGN,)),
    judged("right", Verdict.AC, *CASES),
    judged("unreadable", Verdict.CE, FAULTY),
)
WANTED = [("right", None, None), ("unreadable", None, None), ("wrong", "sign", "long")]
FOUND = "SELECT id, diagnosis, failed_case FROM submissions WHERE id <> 'broken' ORDER BY id"


def asked(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def test_a_verdict_is_stored_with_what_failed(tmp_path: Path) -> None:
    database = Database.open(tmp_path / "new" / "x.sqlite3")
    for one in OUTCOMES:
        database.write(queries.add(ROW | {"id": one.id}))
        database.write(queries.finish(one, one.model_dump_json()))
    database.close()
    assert asked(tmp_path / "new" / "x.sqlite3", FOUND) == WANTED


def test_older_submissions_are_read_once(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    engine = connect(path)
    upgrade(engine, "0004")
    columns = "(id, problem, problem_version, mode, source, created, learner, attempts, verdict, outcome)"
    with engine.begin() as connection:
        for id, verdict, text in [
            *((one.id, str(one.verdict), one.model_dump_json()) for one in OUTCOMES), ("broken", "WA", "{}["),
        ]:  # fmt: skip
            connection.exec_driver_sql(
                f"INSERT INTO submissions {columns} VALUES (?, 'p', 'v', 'submit', 'x', 5.0, 'eve', 1, ?, ?)",
                (id, verdict, text),
            )
        connection.exec_driver_sql("INSERT INTO drafts VALUES ('eve', 'p', 'x', 9.0, 3), ('eve', 'q', 'x', 9.0, 1)")
        connection.exec_driver_sql("INSERT INTO draft_copies VALUES (1, 'eve', 'p', 'y', 2.0, 'typed')")
    upgrade(engine)
    engine.dispose()
    assert asked(path, FOUND) == WANTED
    assert asked(path, "SELECT problem, begun FROM drafts ORDER BY problem") == [("p", 2.0), ("q", 9.0)]
    assert json.loads(asked(path, "SELECT outcome FROM submissions WHERE id = 'wrong'")[0][0])["verdict"] == "WA"


FIRST: dict[str, Callable[..., Sequence[Statement]]] = {"save": partial(drafts.save, base=0), "replace": drafts.replace}


@pytest.mark.parametrize("first", FIRST)
def test_a_draft_remembers_when_it_was_begun(tmp_path: Path, first: str) -> None:
    before = time.time()
    path = tmp_path / "new" / "x.sqlite3"
    database = Database.open(path)
    database.write(*FIRST[first]("eve", "p", "1")).result(5)
    [[begun]] = asked(path, "SELECT begun FROM drafts")
    for more in (drafts.save("eve", "p", "2", 1), drafts.replace("eve", "p", "3")):
        database.write(*more).result(5)
    database.close()
    assert before <= begun <= time.time()
    assert asked(path, "SELECT begun, source FROM drafts") == [(begun, "3")]
