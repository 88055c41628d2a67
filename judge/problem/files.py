"""Reads a file of an exercise's folder for an author: what cannot be read is said with the file's name."""

from pathlib import Path

from judge.errors import AuthorError
from judge.message import _
from judge.reason import reason


def read_text(path: Path, where: str) -> str:
    """The text of ``path``, with plain line ends; ``where`` names it in messages."""
    try:
        # Asked first: to open a pipe would wait for whoever writes to it.
        if path.exists() and not path.is_file():
            raise AuthorError(_("expected a file, found something else of that name"), where=where)
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise AuthorError(_("the file is missing"), where=where) from None
    except UnicodeDecodeError as error:
        message = _("expected UTF-8, found byte {byte}", byte=f"0x{error.object[error.start]:02x}")
        raise AuthorError(message, where=where) from None
    except OSError as error:
        raise AuthorError(_("the file cannot be read: {reason}", reason=reason(error)), where=where) from None
