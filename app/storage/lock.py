"""One server to a data folder: two would each judge what the other left, and neither would know.

The lock belongs to the process that holds it open, so one that was killed leaves none behind.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.i18n import _
from app.storage.folder import own_file, own_folder, unusable
from judge.errors import OperatorError

NAME = "lock"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold ``folder``, which is made where it is missing; an operator's error if another server holds it."""
    try:
        own_folder(folder)
        own_file(folder / NAME)
        file = os.open(folder / NAME, os.O_RDWR)
    except OSError as error:
        raise unusable(folder, error) from error
    try:
        try:
            _take(file)
        except OSError as error:
            raise OperatorError(
                _("Another server uses the data folder {folder}. Stop it, or choose another with --data.",
                  folder=str(folder))
            ) from error  # fmt: skip
        yield
    finally:
        os.close(file)


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
