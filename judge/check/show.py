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
    n, held = result.exercises, result.cards
    exercises = _("1 exercise") if n == 1 else _("{n} exercises", n=n)
    cards = _("1 card") if held == 1 else _("{n} cards", n=held)
    judged = _("1 submission") if result.judged == 1 else _("{n} submissions", n=result.judged)
    seeds = _("1 seed") if result.seeds == 1 else _("{n} seeds", n=result.seeds)
    right = _("1 right answer") if result.accepted == 1 else _("{n} right answers", n=result.accepted)
    wrong = _("1 wrong answer") if result.wrong == 1 else _("{n} wrong answers", n=result.wrong)
    return _(
        "{exercises}, {cards}, {judged} with {seeds} in {seconds} s: {right} accepted, {wrong} refused, {diagnosed} of "
        "them diagnosed as themselves. To mend: {findings}.",
        exercises=exercises.text(lang),
        cards=cards.text(lang),
        judged=judged.text(lang),
        seeds=seeds.text(lang),
        seconds=f"{result.seconds:.1f}",
        right=right.text(lang),
        wrong=wrong.text(lang),
        diagnosed=result.diagnosed,
        findings=len(result.findings),
    ).text(lang)
