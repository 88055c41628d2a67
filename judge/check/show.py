"""Prints what a check came to."""

import sys
from typing import TextIO

from judge.check.proof import CheckResult
from judge.message import Lang, _


def show(result: CheckResult, lang: Lang = "en", file: TextIO | None = None) -> None:
    """One line per finding, grouped by exercise, then what was proved."""
    out = file or sys.stdout
    for finding in result.findings:
        print(f"{finding.where}: {finding.message.text(lang)}", file=out)
    if result.findings:
        print(file=out)
    print(summary(result, lang), file=out)


def summary(result: CheckResult, lang: Lang = "en") -> str:
    """What was proved, in one sentence."""
    return _(
        "{exercises} exercises, {cards} cards, {judged} submissions with {seeds} seeds in {seconds} s: "
        "{accepted} right answers accepted, {wrong} wrong answers refused, {diagnosed} of them diagnosed as "
        "themselves. To mend: {findings}.",
        exercises=result.exercises,
        cards=result.cards,
        judged=result.judged,
        seeds=result.seeds,
        seconds=f"{result.seconds:.1f}",
        accepted=result.accepted,
        wrong=result.wrong,
        diagnosed=result.diagnosed,
        findings=len(result.findings),
    ).text(lang)
