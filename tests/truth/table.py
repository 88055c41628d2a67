"""``python -m tests.truth.table`` writes docs/truth.md; with ``--print`` it is shown instead."""

import sys
from collections.abc import Iterator
from pathlib import Path

import torch

from tests.truth.agreement import SEED, Peer, Row
from tests.truth.comparisons import comparisons
from tests.truth.packages import PACKAGES, installed

PAGE = Path(__file__).resolve().parents[2] / "docs" / "truth.md"

HEAD = """\
# The references against public packages

Written by `python -m tests.truth.table`; `tests/truth` measures the same and fails where a line no longer holds. Nobody
typed a figure on this page.

Each reference solution, and the float64 oracle that the judge compares submissions with, is held against what installed
packages compute for the same inputs: {versions}, with torch {torch}.
Weights are never loaded; configurations are made in code. Inputs are drawn from the seed {seed}.

- *reference*: the largest difference from the exercise's reference solution, run in the same dtype;
- *oracle*: the largest difference from the exercise's float64 oracle;
- *share*: how much of the exercise's tolerance the package uses up, in the worst of the configurations; where they
  part, in the nearest. Up to 1 it would be accepted.
"""
AGREE = """
## Where they agree

| exercise | package | what | dtype | configuration | reference | oracle | share |
| --- | --- | --- | --- | --- | ---: | ---: | ---: |
"""
PART = """
## Where they part

These packages follow another convention, or lose precision that the exercise asks for. The judge refuses their results,
and the last column says what they do and whom the exercise follows instead.

| exercise | package | what | dtype | configuration | reference | oracle | share | convention |
| --- | --- | --- | --- | --- | ---: | ---: | ---: | --- |
"""
ALONE = """
## Exercises without a peer

No installed package has a function for these, or none that can be called by itself; the oracle alone, which is written
differently from the reference, vouches for them:
{alone}.
"""


def page() -> str:
    """All of docs/truth.md."""
    found = comparisons()
    versions = ", ".join(f"{name} {installed(name)}" for name in PACKAGES)
    plain = torch.__version__.partition("+")[0]
    return "".join(
        [
            HEAD.format(versions=versions, torch=plain, seed=SEED),
            AGREE,
            *(line for peer in found if not peer.parts for line in lines(peer)),
            PART,
            *(line for peer in found if peer.parts for line in lines(peer)),
            ALONE.format(alone=", ".join(alone(found))),
        ]
    )


def alone(found: list[Peer]) -> list[str]:
    """The exercises on code that no comparison is about."""
    from tests.truth.agreement import catalogue

    compared = {peer.exercise for peer in found}
    return [f"`{p.id}`" for p in catalogue() if p.kind == "code" and p.id not in compared]


def lines(peer: Peer) -> Iterator[str]:
    """One line per dtype: the worst of several configurations."""
    for dtype in peer.dtypes:
        rows = peer.rows(dtype)
        worst = (max if not peer.parts else min)(rows, key=lambda row: row.share)
        figures = [figure(max(row.reference for row in rows)), figure(max(row.oracle for row in rows))]
        cells = [
            f"`{peer.exercise}`",
            f"{peer.package} {installed(peer.package)}",
            peer.what,
            str(dtype).removeprefix("torch."),
            shown(rows),
            *figures,
            figure(worst.share),
            *([peer.parts] if peer.parts else []),
        ]
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"


def shown(rows: list[Row]) -> str:
    """The configurations; of many only the first and the last."""
    names = [row.shown for row in rows]
    return "; ".join(names) if len(names) < 4 else f"{names[0]}; … {len(names) - 2} more; {names[-1]}"


def figure(value: float) -> str:
    """Two digits; exact agreement is a plain 0."""
    return "0" if value == 0 else "∞" if value == float("inf") else f"{value:.1e}"


if __name__ == "__main__":
    torch.set_num_threads(1)
    if "--print" in sys.argv:
        print(page(), end="")
    else:
        PAGE.write_text(page(), "utf-8")
