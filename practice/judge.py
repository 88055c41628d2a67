"""Practise in the terminal: ``python practice/judge.py`` shows the track, ``… test ID`` judges your file.

This file shares its name with the package ``judge``. Run as a script, Python puts this folder first on the path, where
``import judge`` would find this file; so the folder is taken off and the repository's root put in front, whatever
folder the command is given in and whether or not the project is installed.
"""

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType


def _end(kind: type[BaseException], error: BaseException, trace: "TracebackType | None") -> None:
    """An interrupt while modules are imported is no error: nothing is open yet, and the exit code says it."""
    if issubclass(kind, KeyboardInterrupt):
        os._exit(130)
    sys.__excepthook__(kind, error, trace)


if __name__ == "__main__":
    sys.excepthook = _end  # before anything else is imported

from pathlib import Path  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent


def _find_the_package() -> None:
    here = Path(__file__).resolve().parent
    sys.path[:] = [str(ROOT), *(entry for entry in sys.path if entry not in {"", str(ROOT)} and Path(entry) != here)]


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036  told in words, before an older Python stumbles over the syntax
        sys.stderr.write(f"rope-judge needs Python 3.11 or newer; this is {sys.version.split()[0]}\n")
        sys.exit(2)
    _find_the_package()
    from practice.main import main

    sys.exit(main())
