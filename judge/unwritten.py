"""What a learner has not begun to write: told once, instead of once for every case that fails for it."""

import re
from collections.abc import Sequence

from judge.message import Text
from judge.outcome import CaseOutcome, Diagnosis
from judge.verdict import Verdict

UNWRITTEN = "unwritten"
"""The id of that diagnosis."""
NOT_FILLED_IN = "{name} is not filled in"
"""What :mod:`judge.answer` says of a blank that is still empty."""

_GAP = re.compile(
    r"NotImplementedError\n(?:.*\n)*line (?P<line>\d+), in (?P<name>\S+)\n\s+raise NotImplementedError(?:\(\))?"
)


def unwritten(cases: Sequence[CaseOutcome]) -> Diagnosis | None:
    """Whether the starter's gap, or a whole sheet, is as it was handed out.

    That holds where every case reaches the same bare ``raise NotImplementedError`` of the learner's file. Cases that
    want an exception get one by it: those pass, and prove nothing. Where one returned what was wanted, something is
    written.
    """
    if any(case.verdict is Verdict.AC and case.want is not None for case in cases):
        return None
    failing = [case for case in cases if case.verdict is not Verdict.AC]
    if not failing or any(case.message is None for case in failing):
        return None
    if len(failing) == len(cases) and all(_template(case) == NOT_FILLED_IN for case in failing):
        return Diagnosis(
            id=UNWRITTEN,
            title=Text("Nothing has been filled in yet", "还什么都没有填"),
            text=Text(
                "Write an answer after each =, then hand the sheet in again.", "在每个 = 后面写上答案，再交一次。"
            ),
        )
    said = {case.message.text("en").rstrip() for case in failing if case.message is not None}
    gap = _GAP.fullmatch(said.pop()) if len(said) == 1 else None
    if gap is None or any(case.verdict is not Verdict.RTE for case in failing):
        return None
    line, name = gap["line"], gap["name"]
    return Diagnosis(
        id=UNWRITTEN,
        title=Text("This is not written yet", "这里还没有写"),
        text=Text(
            f"Line {line}, in {name}, is still raise NotImplementedError. Put your code in its place.",
            f"第 {line} 行（{name} 里）仍是 raise NotImplementedError。请把它换成你的代码。",
        ),
    )


def _template(case: CaseOutcome) -> str:
    return "" if case.message is None else case.message.template
