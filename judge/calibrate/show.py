"""Prints a calibration: every answer's share of the tolerance, and where the tolerance lies between them."""

import math
import sys
from typing import TextIO

from judge.calibrate.calibration import GAP, Answer, Calibration, Role, Standing
from judge.calibrate.share import Form
from judge.message import Lang, Text

ROLES: dict[Role, Text] = {
    "accepted": Text("right", "正确"),
    "crude": Text("crude", "粗糙"),
    "wrong": Text("wrong", "错误"),
}
FORMS: dict[Form, Text] = {
    "exception": Text("raises", "抛出异常"),
    "no exception": Text("does not raise", "没有抛出异常"),
    "structure": Text("another structure", "结构不同"),
    "type": Text("another type", "类型不同"),
    "shape": Text("another shape", "形状不同"),
    "dtype": Text("another dtype", "dtype 不同"),
    "gradient": Text("no gradient", "没有梯度"),
    "input": Text("modifies its input", "改动了输入"),
}
EXACT = Text("exact: nothing is rounded, so there is no tolerance to place", "精确：没有舍入，不存在容限的问题")
PASSES = Text("PASSES", "被放行")
REFUSED = Text("REFUSED", "被拒绝")
NEAR = Text(
    "{name}: only {gap}× the worst right answer, {least}× is asked for",
    "{name}：只有最差正确答案的 {gap} 倍，要求至少 {least} 倍",
)


def show(calibration: Calibration, lang: Lang = "en", file: TextIO | None = None) -> None:
    """One line per answer, one per dtype, one per fault."""
    out = file or sys.stdout
    keys = calibration.keys
    exact = f"  ({EXACT.text(lang)})" if calibration.exact else ""
    print(f"{calibration.problem.id}{exact}", file=out)
    width = max(len(answer.name) for answer in calibration.answers)
    columns = "".join(f"{key:>{max(len(key), 8) + 2}}" for key in keys)
    print(f"  {'':8} {'':{width}}{columns}", file=out)
    for answer in calibration.answers:
        print(f"  {ROLES[answer.role].text(lang):8} {answer.name:{width}}{_row(answer, keys, lang)}", file=out)
    for standing in calibration.standings():
        print(f"  {standing_line(standing, lang)}", file=out)
    for line in fault_lines(calibration, lang):
        print(f"  !! {line}", file=out)
    print(file=out)


def _row(answer: Answer, keys: list[str], lang: Lang) -> str:
    shares = "".join(f"{number(answer.share(key)):>{max(len(key), 8) + 2}}" for key in keys)
    forms = ", ".join(FORMS[form].text(lang) for form in answer.forms)
    return f"{shares}  {forms}".rstrip()


def number(share: float | None) -> str:
    """Two digits are enough for a share; · where there was nothing to measure."""
    if share is None:
        return "·"
    return "∞" if math.isinf(share) else f"{share:.2g}"


def standing_line(standing: Standing, lang: Lang) -> str:
    """``float32: 0.45 (solution) < 1 < 810 (base_10000): 2.2× below, 810× above, gap 1800×``."""
    worst, name = standing.accepted
    line = f"{standing.key}: {number(worst)} ({name}) < 1"
    below = number(1 / worst if worst else math.inf)
    if standing.refused is None or standing.gap is None:
        return line + Text(f": {below}× below", f"：下方 {below}×").text(lang)
    best, other = standing.refused
    above, gap = number(best), number(standing.gap)
    tail = Text(f": {below}× below, {above}× above, gap {gap}×", f"：下方 {below}×，上方 {above}×，间距 {gap}×")
    return f"{line} < {above} ({other}){tail.text(lang)}"


def fault_lines(calibration: Calibration, lang: Lang = "en") -> list[str]:
    """What ``--check`` objects to."""
    lines: list[str] = []
    for answer, gap in calibration.faults():
        if answer.role == "accepted" or answer.right:
            said = (REFUSED if answer.role == "accepted" else PASSES).text(lang)
            lines.append(f"{answer.name}{Text(': ', '：').text(lang)}{said}")
        else:
            lines.append(NEAR.text(lang).format(name=answer.name, gap=number(gap), least=f"{GAP:g}"))
    return lines
