"""What has not been begun is told once, in a word, and only where that is so."""

from typing import TYPE_CHECKING

import pytest

from judge.marking import blank, mark
from judge.message import as_message
from judge.outcome import CaseOutcome, Signature
from judge.problem import Catalogue
from judge.report import report
from judge.unwritten import UNWRITTEN, unwritten
from judge.verdict import Verdict

if TYPE_CHECKING:
    from judge.engine import Engine

GAP = "NotImplementedError\nline 13, in f\n    raise NotImplementedError"


def test_every_starter_as_it_is_handed_out(engine: "Engine") -> None:
    from judge.engine import Submission

    begun = [one for one in Catalogue.load() if "raise NotImplementedError" in one.starter]
    assert len(begun) > 40
    for problem in begun:
        outcome = engine.submit(Submission(problem.id, problem.starter)).result()
        line = 1 + [row.strip() for row in problem.starter.splitlines()].index("raise NotImplementedError")
        for lang, said in (("en", f"Line {line}, in "), ("zh", f"第 {line} 行")):
            (told,) = report(outcome, "zh" if lang == "zh" else "en").diagnosis
            assert told.id == UNWRITTEN and told.text.startswith(said), (problem.id, told)
        assert outcome.diagnosis == (), "it is no mistake: a teacher's dashboard does not count it"


def test_every_sheet_as_it_is_handed_out() -> None:
    for problem in Catalogue.load():
        if problem.kind == "answer":
            (told,) = report(mark(problem, blank(problem, 7, "zh")), "zh").diagnosis
            assert (told.id, told.title) == (UNWRITTEN, "还什么都没有填"), problem.id


@pytest.mark.parametrize(
    "said",
    [
        "NotImplementedError: \"add\" not implemented for 'Half'\nline 13, in f\n    raise NotImplementedError",
        "NotImplementedError\nline 13, in f\n    torch.cat(x)",
        "ValueError\nline 13, in f\n    raise ValueError",
        GAP.replace("13", "14"),
    ],
)
def test_a_case_that_fails_in_another_way_is_something_written(said: str) -> None:
    assert unwritten([_case(GAP), _case(GAP)]) is not None
    assert unwritten([_case(GAP), _case(said)]) is None
    assert unwritten([_case(said, Verdict.TLE), _case(said, Verdict.TLE)]) is None


def test_where_another_case_returned_what_was_wanted_something_is_written() -> None:
    signature = Signature(shape=(2,), dtype="float32")
    right = CaseOutcome(name="d=2", sample=True, verdict=Verdict.AC, want=signature, got=signature)
    assert unwritten([right, _case(GAP)]) is None
    wanted_to_raise = CaseOutcome(name="odd", sample=True, verdict=Verdict.AC)
    assert unwritten([wanted_to_raise, _case(GAP)]) is not None


def _case(said: str, verdict: Verdict = Verdict.RTE) -> CaseOutcome:
    return CaseOutcome(name="d=2", sample=True, verdict=verdict, message=as_message(said))
