"""The scoresheet as CSV and JSON, and all submissions as a zip."""

import csv
import io
import json
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from app.classroom.classes import Class
from app.classroom.filenames import moment, safe
from app.classroom.zones import iso, local
from app.i18n import _
from app.storage import Database, learners, scores
from app.storage.scores import Score
from judge.message import Lang
from judge.problem import Catalogue

BOM = "\ufeff"  # by which Excel knows that it is UTF-8

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def cell(value: object) -> str:
    """A value in a sheet. A text that a spreadsheet would take for a formula gets an apostrophe in front."""
    text = "" if value is None else str(value)
    return f"'{text}" if isinstance(value, str) and text.lstrip().startswith(_FORMULA) else text


def scoresheet_csv(database: Database, own: Class, catalogue: Catalogue, lang: Lang) -> bytes:
    """One line a learner, three columns an exercise. Not for the event loop."""
    problems = own.exercises(catalogue)
    found = database.read_now(scores.scores(own.id))
    out = io.StringIO()
    # Every cell in quotes: a spreadsheet that takes semicolons or tabs for separators would cut a name into cells, and
    # the second of them might be a formula.
    sheet = csv.writer(out, lineterminator="\r\n", quoting=csv.QUOTE_ALL)
    words = [_("Name"), _("Joined"), _("Solved")]
    parts = [_("state"), _("tries"), _("solved at")]
    heads = [word.text(lang) for word in words]
    for problem in problems:
        heads += [f"{problem.id}: {part.text(lang)}" for part in parts]
    sheet.writerow([cell(head) for head in heads])
    for learner in database.read_now(learners.of_class(own.id)):
        line: list[object] = [learner.name, _clock(learner.joined, own.zone)]
        each = [found.get((learner.id, problem.id)) for problem in problems]
        line.append(sum(score is not None and score.solved is not None for score in each))
        for score in each:
            line += [state(score), score.tries if score else 0, _clock(score.solved if score else None, own.zone)]
        sheet.writerow([cell(value) for value in line])
    return (BOM + out.getvalue()).encode()


def scoresheet_json(database: Database, own: Class, catalogue: Catalogue) -> bytes:
    """The same for programs; times in UTC. Not for the event loop."""
    problems = own.exercises(catalogue)
    found = database.read_now(scores.scores(own.id))
    entries = {problem.id: own.entry(problem.id) for problem in problems}
    document = {
        "class": {"id": own.id, "name": own.name, "zone": own.zone},
        "exercises": [
            {"id": id, "opens": _iso(entry.opens if entry else None), "closes": _iso(entry.closes if entry else None)}
            for id, entry in entries.items()
        ],
        "learners": [
            {
                "id": learner.id,
                "name": learner.name,
                "joined": _iso(learner.joined),
                "exercises": {
                    problem.id: _score(score)
                    for problem in problems
                    if (score := found.get((learner.id, problem.id))) is not None
                },
            }
            for learner in database.read_now(learners.of_class(own.id))
        ],
    }
    return json.dumps(document, ensure_ascii=False, indent=1).encode()


def submissions_zip(database: Database, own: Class) -> Path:
    """Every submission as a file, in a temporary zip that is the caller's to remove. Not for the event loop."""
    with tempfile.NamedTemporaryFile(prefix="rope-judge-", suffix=".zip", delete=False) as file:
        path = Path(file.name)
        try:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                database.read_long(lambda connection: _fill(archive, connection, own.id))
        except BaseException:
            path.unlink(missing_ok=True)
            raise
    return path


def _fill(archive: zipfile.ZipFile, connection: Any, class_id: str) -> None:
    for row in scores.each_source(connection, class_id):
        folder = f"{safe(row['name'])}-{row['learner'][:6]}/{safe(row['problem'])}"
        name = f"{folder}/{moment(row['created'])}-{row['verdict'] or 'pending'}-{row['id'][:8]}.py"
        archive.writestr(name, row["source"].encode("utf-8", "replace"))


def state(score: Score | None) -> str:
    """``solved``, ``tried`` or empty: the same words in every language, so that sheets can be compared."""
    return "" if score is None else "tried" if score.solved is None else "solved"


def _score(score: Score) -> dict[str, Any]:
    return {
        "state": state(score),
        "tries": score.tries,
        "first": _iso(score.first),
        "solved": _iso(score.solved),
        "seconds_to_solve": round(score.solved - score.first, 1) if score.solved is not None else None,
    }


def _iso(at: float | None) -> str | None:
    return iso(at) if at is not None else None


def _clock(at: float | None, zone: str) -> str:
    return local(at, zone).strftime("%Y-%m-%d %H:%M") if at is not None else ""
