"""What an error says on a page: where it names what may have been meant, that is a link."""

from dataclasses import replace

from markupsafe import Markup

from app.errors import ApiError
from app.pages.render import coded
from judge.message import Lang

_HOLE = "\ue000"
"""Stands for the name until all else is escaped; Unicode gives it no meaning."""


def said(error: ApiError, lang: Lang) -> Markup:
    """The message of ``error`` in ``lang``."""
    message = error.message
    if not error.meant:
        return coded(message.text(lang))
    text = replace(message, params={**message.params, "near": _HOLE}).text(lang)
    link = Markup('<a href="{}">{}</a>').format(error.meant, message.params["near"])
    return coded(text).replace(_HOLE, link)
