"""JSON files beside the answers: read into a model, never thrown away when they cannot be read."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from judge.errors import LearnerError
from judge.message import _
from judge.reason import reason
from practice.workspace import cannot_write, read_file, write

M = TypeVar("M", bound=BaseModel)
LONGEST = 16 << 20
"""Bytes in one file; years of reviews take a few hundred thousand."""


def read_record(model: type[M], path: Path) -> M:
    """What ``path`` holds; an empty record where there is no such file, or none that can be understood."""
    try:
        return model.model_validate_json(read_file(path, LONGEST))
    except FileNotFoundError:
        return model()
    except OSError as error:
        message = _("cannot read {path}: {reason}", path=str(path), reason=reason(error))
        raise LearnerError(message) from error
    except ValidationError:
        # never thrown away: whoever edited it by hand can mend it
        aside = path.with_suffix(f".unreadable-{now():%Y%m%d-%H%M%S}.json")
        try:
            os.replace(path, aside)
        except OSError as error:
            raise cannot_write(aside, error) from error
        return model()


def write_record(record: BaseModel, path: Path) -> None:
    """Replace ``path`` in one step."""
    write(path, record.model_dump_json(indent=2, exclude_none=True) + "\n")


def now() -> datetime:
    """This second."""
    return datetime.now(UTC).replace(microsecond=0)
