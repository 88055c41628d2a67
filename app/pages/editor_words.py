"""What the editor says: CodeMirror's own phrases, which it knows in English, and what the page says of the text."""

from app.i18n import _
from judge.message import Lang

WORDS = {
    "fault_at": _("Line {line}, column {column}"),
    "fault_unknown": _("This is not Python."),
}

_PHRASES = (
    _("Completions"),
    _("Control character"),
    _("Go to line"),
    _("Selection deleted"),
    _("go"),
    _("Find"),
    _("Replace"),
    _("next"),
    _("previous"),
    _("all"),
    _("match case"),
    _("by word"),
    _("regexp"),
    _("replace"),
    _("replace all"),
    _("close"),
    _("current match"),
    _("on line"),
    _("replaced $ matches"),
    _("replaced match on line $"),
)


def phrases(lang: Lang) -> dict[str, str]:
    """CodeMirror's phrases in ``lang``; none in its own."""
    return {} if lang == "en" else {phrase.template: phrase.text(lang) for phrase in _PHRASES}
