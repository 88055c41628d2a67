"""The page of faults, from what the drills found."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.figures import markdown_table

RESULTS = "ROPE_JUDGE_FAULT_RESULTS"
"""The environment variable that names a folder for what the drills find."""
ROOT = Path(__file__).parents[2]
KEPT = Path(__file__).with_name("results.json")
PAGE = ROOT / "docs" / "faults.md"
HEAD = ["fault", "deployment", "acknowledged", "right verdict", "lost", "doubled", "serves again after", "allowed"]

INTRODUCTION = """# Faults, and what they cost

Written by `scripts/fault_table.py` from the drills in `tests/faults`, which `make test-drills` runs; a drill fails
where one acknowledged submission has no verdict, another one than it should have, or more than one, where a draft
that was said to be saved is not there, or where serving again takes longer than allowed. Nobody typed a figure on
this page.

In each drill ten learners of a class, signed in, save drafts and hand in a hundred submissions by HTTP, right and
wrong in turn, and try again whatever they are answered. The fault strikes when a third is acknowledged, while the
rest still comes. Everything is real: server, two workers, engines and sandboxes are processes of their own,
PostgreSQL is one, disks are file systems that are full or that the kernel has made read-only. The exercise is
`rotate-half`, with ten times its time: on a machine that is busy, too, what is right is right.

- *deployment*: **SQLite** is one server with its data folder; **PostgreSQL** is a server and two workers.
- *acknowledged*: answered by 202. What was turned away, or not answered because the connection broke, is no promise;
  the learner handed it in again.
- *lost*: acknowledged, and without a verdict at the end. *doubled*: one request that became two submissions.
- *serves again after*: seconds from the strike, or where it lasts a while, from the moment that its cause was gone
  (the disk freed, the clients let in), until a submission handed in after that had its verdict. Where a process is
  started again, its start is counted. *allowed* is what the drill insists on, with room for a busy machine.

Of the ten thousand that wait, sixty came by HTTP, until the server turned the others away; those before them were
stored by what the server stores them with, row and job in one transaction, and an engine that says at once that all
is right drained them. It shows the queue, its bound and its order, not the judging.

A worker counts as dead after 2 s of silence in the drills; an operator's are 15 s (`ROPE_JUDGE_STALLED_SECONDS`), and
so much longer a submission waits that a dead worker held. New ones do not wait for that.
"""

REPEAT = f"""
## Once more

```sh
make test-drills ARGS="tests/faults"          # all of it; a few minutes
{RESULTS}=/tmp/faults make test-drills ARGS="tests/faults" && scripts/fault_table.py /tmp/faults
```

The second line writes this page anew. Disks need root. The clock needs a C compiler: it is set by a library of forty
lines, `tests/faults/clock.c`, for the judge and PostgreSQL alone, and the machine keeps the time.
"""


def collect(folder: Path, machine: str = "") -> dict[str, Any]:
    """What the drills wrote into ``folder``, as it is kept. ``machine``: what there is to say of where they ran."""
    found = [json.loads(path.read_text("utf-8")) for path in folder.glob("*.json")]
    found.sort(key=lambda one: (one["group"], one["fault"], one["deployment"] != "SQLite"))
    return {"date": f"{datetime.now(UTC):%Y-%m-%d}", "machine": machine, "findings": found}


def page(kept: dict[str, Any]) -> str:
    """The whole of docs/faults.md."""
    findings = kept["findings"]
    where = f" on {kept['machine']}" if kept["machine"] else ""
    parts = [INTRODUCTION, f"Measured on {kept['date']}{where}: {_sum(findings)}\n"]
    for group in sorted({one["group"] for one in findings}):
        rows = [HEAD, *(_row(one) for one in findings if one["group"] == group)]
        parts.append(f"\n## {group}\n\n{markdown_table(rows, left=(0, 1))}\n")
    return "\n".join(parts[:2]) + "".join(parts[2:]) + REPEAT


def _sum(findings: Sequence[dict[str, Any]]) -> str:
    total = {key: sum(one[key] for one in findings) for key in ("acknowledged", "right", "lost", "doubled")}
    return (
        f"{len(findings)} drills, {total['acknowledged']} submissions acknowledged, {total['right']} with the right "
        f"verdict, {total['lost']} lost, {total['doubled']} doubled."
    )


def _row(one: dict[str, Any]) -> list[str]:
    counts = [str(one[key]) for key in ("acknowledged", "right", "lost", "doubled")]
    return [one["fault"], one["deployment"], *counts, f"{one['seconds']:.1f} s", f"{one['bound']:.0f} s"]
