"""What the page's scripts say, handed over by the page itself."""

import json
from collections.abc import Mapping

from markupsafe import Markup

from app.i18n import _
from app.pages import editor_words
from judge.message import Lang, Message

VERDICTS = {
    "AC": _("Accepted"),
    "WA": _("Wrong answer"),
    "RTE": _("Run-time error"),
    "CE": _("Compile error"),
    "TLE": _("Time limit exceeded"),
    "MLE": _("Memory limit exceeded"),
    "OLE": _("Output limit exceeded"),
    "IE": _("Internal error of the judge"),
}

UNREADABLE = _("Cannot be read")
"""CE for what is no code."""

WORDS = {
    "unreadable": UNREADABLE,
    "judging": _("Judging…"),
    "queued": _("Waiting in line: {n}"),
    "queued_for": _("Waiting in line: {n}; about {seconds} s"),
    "progress": _("Case {n} of {total}…"),
    "heard": _("{verdict}. {tally}"),
    "heard_diagnosis": _("What went wrong: {title}."),
    "passed": _("{n} of {total} cases passed"),
    "sample": _("sample"),
    "hidden": _("hidden"),
    "diagnosis": _("What went wrong"),
    "want": _("Wanted"),
    "got": _("Got"),
    "max_abs_error": _("Largest absolute error"),
    "max_rel_error": _("Largest relative error"),
    "tolerance": _("Tolerance"),
    "wrong": _("Wrong elements"),
    "wrong_of": _("{n} of {total}"),
    "worst": _("The worst elements"),
    "index": _("Index"),
    "where": _("Where"),
    "stdout": _("Printed output"),
    "all_stdout": _("All printed output"),
    "stderr": _("Error output"),
    "details": _("Details"),
    "permalink": _("Report {id}"),
    "seed": _("seed {seed}"),
    "time": _("{ms} ms"),
    "sandbox": _("sandbox: {level}"),
    "saved": _("Saved"),
    "saving": _("Saving…"),
    "not_saved": _("Not saved on the server; kept in this browser."),
    "lost": _("Connection lost. Trying again…"),
    "unreachable": _("The server cannot be reached. Nothing is lost: hand it in again once the connection is back."),
    "failed": _("That did not work: {message}"),
    "brought_up": _("Brought up to date from another tab or device"),
    "undo_reset": _("Undo starting over"),
    "conflict": _("This exercise was also edited in another tab or on another device ({when}). Both texts are kept."),
    "take_mine": _("Go on with mine"),
    "take_theirs": _("Take the other one"),
    "show_difference": _("What is different? (new tab)"),
    "against": _("Error against tolerance"),
    "line": _("Go to line {n} of your code"),
    "solved_next": _("Next: {name}"),
    "solved_all": _("Back to the track"),
    "run_passed": _("The samples pass. Submit to be judged on hidden cases."),
}


def words_json(lang: Lang, more: Mapping[str, Message] | None = None) -> Markup:
    """All of them in ``lang``, and those of a page of its own, safe inside a script element."""
    words: dict[str, object] = {name: message.text(lang) for name, message in {**WORDS, **(more or {})}.items()}
    words |= {f"verdict_{code}": message.text(lang) for code, message in VERDICTS.items()}
    words |= {name: message.text(lang) for name, message in editor_words.WORDS.items()}
    return in_script(json.dumps(words | {"phrases": editor_words.phrases(lang)}, ensure_ascii=False))


def in_script(text: str) -> Markup:
    """JSON, safe inside a script element."""
    return Markup(text.replace("<", "\\u003c").replace("&", "\\u0026"))


def verdict_words(lang: Lang, *, code: bool = True) -> dict[str, str]:
    """The verdicts' names, for pages made on the server; not of ``code``, but of a sheet."""
    names = VERDICTS if code else VERDICTS | {"CE": UNREADABLE}
    return {verdict: message.text(lang) for verdict, message in names.items()}
