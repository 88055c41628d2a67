"""What a learner hands in, before it is judged."""

from app.errors import ApiError
from app.i18n import _


def checked(source: str, limit: int) -> str:
    """``source`` if it can be stored and judged; a learner's polite error otherwise."""
    try:
        size = len(source.encode())
    except UnicodeEncodeError as error:
        line = source.count("\n", 0, error.start) + 1
        raise ApiError(
            422,
            "not_text",
            _("Line {line} holds half a character (a lone surrogate), which is no text.", line=line),
            hint=_("Type that character again."),
            where="source",
        ) from None
    if size > limit:
        raise ApiError(
            422,
            "source_too_long",
            _("The source is {size} kB long; {limit} kB is the limit.", size=-(-size // 1024), limit=limit // 1024),
            hint=_("These exercises need a few lines. Was a file pasted by mistake?"),
            where="source",
        )
    return source
