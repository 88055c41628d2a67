"""The verdict of one case.

The questions are asked in a fixed order, each of all results before the next: type and structure, shape, dtype,
readable data, gradients present, values (NaN pattern, infinities, tolerance), gradient values, inputs left alone. A
result that could not be told apart from a right one by an earlier question is not excused by a later one.

Why inputs come last: a learner who overwrote the input and got wrong values wants to know both, and the values are what
the exercise is about; that message then ends with the overwritten input. With right values the overwriting alone is WA.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import torch

from judge.case import Case, Exactly, Raises, Want
from judge.compare import faults
from judge.compare.arguments import floating_places, modified
from judge.compare.axes import where
from judge.compare.difference import Allowed, Difference
from judge.compare.faults import Fault
from judge.compare.parts import Misfit, Part, kind, parts, signature
from judge.compare.words import clean, clean_lines
from judge.frame import Frame, Raised, Returned
from judge.message import Message, Param, _, as_message
from judge.outcome import CaseOutcome, Signature, Worst
from judge.verdict import Verdict

if TYPE_CHECKING:
    from judge.plan import PlannedCase


class Tolerances(Protocol):
    """What the comparison asks of an exercise."""

    def tolerance(self, dtype: torch.dtype, /) -> tuple[float, float]:
        """``(atol, rtol)`` for results of ``dtype``."""
        ...

    @property
    def gradient_atol(self) -> float:
        """The absolute tolerance of gradients where the case has none of its own."""
        ...


def evaluate(planned: "PlannedCase", frame: Frame, problem: Tolerances) -> CaseOutcome:
    """Compare what one call did with what it had to do."""
    if isinstance(frame, Raised):
        return _raised(planned, frame)
    if isinstance(planned.expected, Raises):
        return _wrong(
            planned.case,
            _("this call has to raise an exception, but it returned {got}", got=kind(frame.value)),
            Signature(shape=None, dtype="exception"),
            signature(frame.value),
        )
    return _Returned(planned, frame, problem).outcome()


def allowed(want: Want | Exactly, problem: Tolerances) -> Allowed:
    """The tolerance of one result: its own, or the exercise's for its dtype; integers and booleans have to be equal."""
    if want.atol is not None:
        return want.atol if isinstance(want.atol, torch.Tensor) else float(want.atol)
    assert isinstance(want, Want)
    if not want.dtype.is_floating_point and not want.dtype.is_complex:
        return 0.0
    atol, rtol = problem.tolerance(want.dtype)
    return atol + rtol * want.value.abs() if rtol else float(atol)


def gradient_allowed(want: Want, case: Case, problem: Tolerances) -> Allowed:
    """The tolerance of one gradient: its own, the case's, or the exercise's."""
    if want.atol is not None:
        return allowed(want, problem)
    return float(problem.gradient_atol if case.gradient_atol is None else case.gradient_atol)


def _raised(planned: "PlannedCase", frame: Raised) -> CaseOutcome:
    case = planned.case
    # A source that raises while it is loaded has not called anything: that is never the exception that is wanted.
    if isinstance(planned.expected, Raises) and not frame.out_of_memory and not frame.at_import:
        return CaseOutcome(name=case.name, sample=case.sample, verdict=Verdict.AC)
    verdict, message = what_was_raised(frame)
    return CaseOutcome(name=case.name, sample=case.sample, verdict=verdict, message=message)


def what_was_raised(frame: Raised) -> tuple[Verdict, Message]:
    """An exception in words: its type and text, then the learner's own lines."""
    head = f"{clean(frame.type_name) or 'Exception'}: {clean_lines(frame.text, 2_000)}".removesuffix(": ")
    lines = clean_lines(frame.traceback)
    if frame.out_of_memory:
        return Verdict.MLE, _("the call ran out of memory\n{error}\n{traceback}", error=head, traceback=lines)
    return Verdict.RTE, as_message(f"{head}\n{lines}".rstrip())


def _wrong(case: Case, message: Message, want: Signature, got: Signature) -> CaseOutcome:
    return CaseOutcome(name=case.name, sample=case.sample, verdict=Verdict.WA, message=message, want=want, got=got)


@dataclass(frozen=True, slots=True)
class Measured:
    """A leaf with its tolerance."""

    part: Part
    allowed: Allowed


def wrong_result(planned: "PlannedCase", frame: Frame, problem: Tolerances) -> Measured | None:
    """The result that :func:`evaluate` reports in full, if its form is right and its values are wrong."""
    if isinstance(frame, Raised) or isinstance(planned.expected, Raises):
        return None
    evaluation = _Returned(planned, frame, problem)
    evaluation.outcome()
    return evaluation.wrong


class _Returned:
    """The evaluation of a call that returned. ``wrong``: the first leaf with wrong values, once these were compared."""

    def __init__(self, planned: "PlannedCase", frame: Returned, problem: Tolerances) -> None:
        self._planned, self._frame, self._problem = planned, frame, problem
        self._case = planned.case
        self.wrong: Measured | None = None

    def outcome(self) -> CaseOutcome:
        results: list[Measured] = []
        for part in parts(self._planned.expected, self._frame.value):
            if isinstance(part, Misfit):
                return _wrong(self._case, part.message, part.want, part.got)
            results.append(Measured(part, allowed(part.want, self._problem)))
        fault = _form(results)
        gradients: list[Measured] = []
        if fault is None and self._planned.gradients:
            gradients, missing = self._gradients()
            fault = missing or _form(gradients)
        if fault is not None:
            return self._fault(fault)
        return self._values([*results, *gradients], len(results))

    def _gradients(self) -> tuple[list[Measured], Fault | None]:
        """The gradients that arrived. One that did not is a fault unless it has to be zero."""
        arrived: list[Measured] = []
        got = self._frame.gradients
        places = floating_places(self._case)
        for i, want in enumerate(self._planned.gradients):
            place = f"{places[i]}.grad" if i < len(places) else f"gradient {i + 1}"
            part = Part(want, got[i] if i < len(got) else None, place)
            if part.got is not None:
                arrived.append(Measured(part, gradient_allowed(want, self._case, self._problem)))
            elif bool(want.value.any()):
                return [], Fault(part, _no_gradient(place.removesuffix(".grad")))
        return arrived, None

    def _values(self, measured: list[Measured], results: int) -> CaseOutcome:
        """All of the right form: compare the values; the first wrong result is the one reported in full."""
        found = [faults.of_values(one.part, one.allowed) for one in measured]
        wrong = [i for i, (_difference, message) in enumerate(found) if message is not None]
        changed = modified(self._case, self._frame.arguments)
        if not wrong:
            return self._right(measured[0] if results == 1 else None, [one for one, _none in found[:results]], changed)
        first = wrong[0]
        difference, message = found[first]
        assert message is not None
        self.wrong = measured[first]
        part = self.wrong.part
        if changed is not None:
            message = _overwritten_and_wrong(part, difference, changed)
        elif (among_results := sum(i < results for i in wrong)) > 1:  # gradients follow from results and do not count
            message = _several_wrong(part, difference, among_results, results)
        return self._fault(Fault(part, message, difference))

    def _right(self, single: Measured | None, found: list[Difference], changed: str | None) -> CaseOutcome:
        furthest = max(found, key=lambda one: one.max_abs_error or 0.0, default=None)
        return CaseOutcome(
            name=self._case.name,
            sample=self._case.sample,
            verdict=Verdict.AC if changed is None else Verdict.WA,
            message=None if changed is None else _overwritten(changed),
            want=signature(single.part.want if single else self._planned.expected),
            got=signature(single.part.got if single else self._frame.value),
            max_abs_error=furthest.max_abs_error if furthest else None,
            max_rel_error=furthest.max_rel_error if furthest else None,
            tolerance=furthest.tolerance if furthest else None,
            wrong=0,
            total=sum(one.total for one in found),
        )

    def _fault(self, fault: Fault) -> CaseOutcome:
        part, difference = fault.part, fault.difference
        return CaseOutcome(
            name=self._case.name,
            sample=self._case.sample,
            verdict=Verdict.WA,
            message=fault.message,
            want=signature(part.want),
            got=signature(part.got),
            max_abs_error=difference.max_abs_error if difference else None,
            max_rel_error=difference.max_rel_error if difference else None,
            tolerance=difference.tolerance if difference else None,
            wrong=difference.wrong if difference else None,
            total=difference.total if difference else None,
            worst=_worst(part, difference) if difference else (),
        )


def _form(measured: Iterable[Measured]) -> Fault | None:
    """Type, then shape, then dtype, then data, each for all leaves. Of a leaf of the wrong form nothing is read."""
    measured = list(measured)
    for question in (faults.of_type, faults.of_shape):
        for one in measured:
            if (message := question(one.part)) is not None:
                return Fault(one.part, message)
    for one in measured:
        if (message := faults.of_dtype(one.part, one.allowed)) is not None:
            return Fault(one.part, message)
    for one in measured:
        if (message := faults.of_data(one.part)) is not None:
            return Fault(one.part, message)
    return None


def _no_gradient(place: str) -> Message:
    return _(
        "no gradient reaches {argument}: the result does not depend on it through autograd. "
        "Was .data, .detach(), .item(), numpy or torch.no_grad() used?",
        argument=place,
    )


def _overwritten(place: str) -> Message:
    return _(
        "the result is right, but the input {argument} was modified in place; work on a new tensor", argument=place
    )


def _overwritten_and_wrong(part: Part, difference: Difference, place: str) -> Message:
    holes: dict[str, Param] = {
        "at": part.at, "wrong": difference.wrong, "total": difference.total, "argument": place,
    }  # fmt: skip
    return faults.by_number(
        difference,
        _("{at}the only element is wrong, and the input {argument} was modified in place: it may have been read after "
          "it was overwritten", **holes),
        _("{at}1 of {total} elements is wrong, and the input {argument} was modified in place: values may have been "
          "read after they were overwritten", **holes),
        _("{at}{wrong} of {total} elements are wrong, and the input {argument} was modified in place: values may have "
          "been read after they were overwritten", **holes),
    )  # fmt: skip


def _several_wrong(part: Part, difference: Difference, wrong: int, results: int) -> Message:
    return _(
        "{n} of {m} results are wrong; the first of them, {place}, in {wrong} of {total} elements",
        n=wrong,
        m=results,
        place=part.place,
        wrong=difference.wrong,
        total=difference.total,
    )


def _worst(part: Part, difference: Difference) -> tuple[Worst, ...]:
    if not isinstance(part.want, Want):
        return tuple(
            Worst(index=e.index, where=where((), (), (), part.words), want=e.want, got=e.got)
            for e in difference.elements
        )
    shape, axes = tuple(part.want.value.shape), part.want.axes
    if part.want.dtype.is_complex:
        shape, axes = (*shape, 2), (*axes, "component")
    return tuple(
        Worst(index=e.index, where=where(e.index, shape, axes, part.words, part.want.rotary), want=e.want, got=e.got)
        for e in difference.elements
    )
