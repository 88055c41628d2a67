"""The SQLite file of a data folder, as an operator names it."""

import stat
from pathlib import Path

from app.i18n import _
from judge.errors import OperatorError
from judge.reason import reason

FILE = "rope-judge.sqlite3"


def file_in(path: Path) -> Path:
    """The SQLite file that ``path`` means, itself or the data folder that it is in."""
    found = path
    try:
        found = path / FILE if path.is_dir() else path  # raises where a folder on the way is closed
        if not stat.S_ISREG(found.stat().st_mode) and not found.is_dir():  # a pipe would be waited for
            raise OperatorError(_("{path} is no SQLite database.", path=str(found)))
        with found.open("rb") as file:
            known = file.read(16) == b"SQLite format 3\0"
    except OSError as error:
        raise OperatorError(_("{path} cannot be read: {reason}.", path=str(found), reason=reason(error))) from error
    if not known:
        raise OperatorError(_("{path} is no SQLite database.", path=str(found)))
    return found
