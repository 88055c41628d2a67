"""The link "Something wrong here?": whom it goes to, an operator sets; what it is about, it carries along."""

import re
import string
from urllib.parse import quote

HOLES = ("exercise", "version", "report", "page")

_HOLE = re.compile(r"\{(\w+)\}")


def check_template(template: str) -> None:
    """Raise ``ValueError`` for what is no address, or has holes that nothing fills."""
    if not re.fullmatch(r"(?:mailto:[^\s@]+@[^\s@]+|https?://\S+)", template):
        raise ValueError("write an address that begins with mailto: or https://")
    try:
        found = {name for _text, name, form, _how in string.Formatter().parse(template) if name is not None or form}
    except ValueError as error:
        raise ValueError(f"the braces do not match: {error}") from None
    unknown = found - set(HOLES)
    if unknown:
        raise ValueError(f"unknown hole {{{min(map(str, unknown))}}}; known: {', '.join(HOLES)}")


def link(template: str, **values: str) -> str:
    """``template`` with its holes filled; where it has none, all that is known is added as it can be."""
    if not _HOLE.search(template):
        template += ("&" if "?" in template else "?") + _ADDED[template.startswith("mailto:")]
    return _HOLE.sub(lambda hole: quote(values.get(hole[1], ""), safe=""), template)


_ADDED = {
    True: "subject=rope-judge%3A%20{exercise}&body=%0A%0A{page}%0A{exercise}%20{version}%0A{report}",
    False: "exercise={exercise}&version={version}&report={report}&page={page}",
}
