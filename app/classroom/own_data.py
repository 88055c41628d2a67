"""All that is kept of one learner, to take away: as one JSON document, or as files in a zip.

Reports are in it as the class shows them. Passwords, PINs, links and sessions are not: only their hashes are kept.
"""

import json
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from app.classroom.filenames import moment, safe
from app.classroom.zones import iso
from app.feedback import Level, shown
from app.identity import Who
from app.judging import stored_report
from app.storage import Database, records
from judge.message import Lang


def own_data(database: Database, who: Who, level: Level, lang: Lang) -> bytes:
    """Everything, as JSON. Not for the event loop."""

    def submissions(connection: Any) -> list[dict[str, Any]]:
        return [_submission(row, level, lang) for row in records.each_submission(connection, who.key)]

    others = database.read_now(records.others(who.key))
    return _json({"name": who.name, "submissions": database.read_long(submissions), **others})


def zipped(database: Database, who: Who, level: Level, lang: Lang) -> Path:
    """A zip of everything, in a temporary file that is the caller's to remove. Not for the event loop."""
    with tempfile.NamedTemporaryFile(prefix="rope-judge-", suffix=".zip", delete=False) as file:
        path = Path(file.name)
        try:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                database.read_long(lambda connection: _fill(archive, connection, who, level, lang))
        except BaseException:
            path.unlink(missing_ok=True)
            raise
    return path


def _fill(archive: zipfile.ZipFile, connection: Any, who: Who, level: Level, lang: Lang) -> None:
    for name, text in _files(connection, who, level, lang):
        archive.writestr(name, text)


def _files(connection: Any, who: Who, level: Level, lang: Lang) -> Iterator[tuple[str, bytes]]:
    others = records.others(who.key)(connection)
    for draft in others.get("drafts", []):
        yield f"drafts/{safe(draft['problem'])}.py", draft["source"].encode("utf-8", "replace")
    for name, rows in others.items():
        yield f"{name}.json", _json(rows)
    for row in records.each_submission(connection, who.key):
        stem = f"submissions/{safe(row['problem'])}/{moment(row['created'])}-{row['id'][:8]}"
        yield f"{stem}.py", row["source"].encode("utf-8", "replace")
        yield f"{stem}.json", _json(_submission(row, level, lang))


def _submission(row: dict[str, Any], level: Level, lang: Lang) -> dict[str, Any]:
    report = shown(stored_report(row | {"seed": None}, lang), level)
    return {
        "id": row["id"],
        "problem": row["problem"],
        "mode": row["mode"],
        "created": iso(row["created"]),
        "source": row["source"],
        "report": json.loads(report.model_dump_json()),  # which writes what is no number as a text
    }


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, indent=1).encode("utf-8", "replace")
