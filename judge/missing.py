"""A source without the function that was asked for: what it has instead, as far as its lines show."""

import difflib
import re

from judge.message import Message, _

_DEFINED = re.compile(r"^(?:async[ \t]+)?(?:def|class)[ \t]+(\w{1,60})\b|^(\w{1,60})[ \t]*=(?!=)", re.MULTILINE)
_WRITTEN = re.compile(r"^[ \t]*[^#\s]", re.MULTILINE)
_MOST = 200
"""Names that are looked at."""


def missing(source: str, name: str) -> Message:
    """Why ``name`` cannot be called. The source is only searched: parsing is the confined process's business."""
    if not _WRITTEN.search(source):
        return _("there is no code in the source: define {name} there", name=name)
    defined = [found[1] or found[2] for found, _n in zip(_DEFINED.finditer(source), range(_MOST), strict=False)]
    close = difflib.get_close_matches(name, defined, n=1, cutoff=0.7)
    if close and close[0] != name:
        return _("the source defines {other}, and nothing called {name}: give it that name", other=close[0], name=name)
    return _("the source defines no {name} that can be called", name=name)
