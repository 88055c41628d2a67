#!/usr/bin/env python3
"""Keep docs/corpus.md: what became of the hostile corpus in each setting, from real runs.

    scripts/corpus_table.py run [SETTING …]   run it here, as root, in these settings or in all that are made here
    scripts/corpus_table.py take FOLDER       take results that tests left: ROPE_JUDGE_CORPUS_RESULTS=FOLDER make …

Of each setting the last result is kept, with its date, in docs/corpus.json; the page is written from that file alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.attacks.sample import CORPUS, corpus  # noqa: E402
from tests.settings.setting import as_root, as_user, python, run  # noqa: E402

DATA, PAGE = ROOT / "docs" / "corpus.json", ROOT / "docs" / "corpus.md"
COMMANDS = {
    "root": as_root(python()),
    "user": as_user(python(), namespaces=True),
    "user-none": as_user(python(), namespaces=False),
}
SETTINGS = {
    "root": "root, who may make namespaces",
    "user": "an ordinary user, with namespaces",
    "user-none": "an ordinary user, without namespaces",
    "image-root": "in the image, as root (`--user 0`)",
    "image-default": "in the image, at its default",
    "image-default-none": "in the image, where no namespace can be made",
    "image-user-none": "in the image, as another user (`--user 12345 --cap-drop ALL`)",
}
_HEAD = """# The hostile corpus

Sources that attack, and odd ones that are right, each with the verdict it must get in its first line:
`tests/attacks/corpus/`, a folder for each exercise, and for the playground and completion. *Breached*: how many of
those got through that answer correctly only if what they try worked. *Left over*: what was still there afterwards of
processes, descriptors, memory, files and kernel objects. A verdict that comes later than the limit and 2 s is a wrong
one.

Written by `scripts/corpus_table.py` from real runs, the last of each setting; `make test-attacks` runs those that are
made on any machine with root, `make test-image` those in containers.

| setting | verdicts right | breached | left over | seconds | on |
| --- | --- | --- | --- | --- | --- |
"""


def main() -> None:
    """Run or take, then write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    verbs.add_parser("run").add_argument("setting", nargs="*", choices=[*COMMANDS, []], help="by default all")
    verbs.add_parser("take").add_argument("folder", type=Path)
    options = parser.parse_args()
    known: dict[str, Any] = json.loads(DATA.read_text()) if DATA.exists() else {}
    if options.verb == "run":
        for name in options.setting or COMMANDS:
            report = run(COMMANDS[name])
            known[name] = report.summary()
            print(f"{name}: {known[name]}", *report.wrong, sep="\n", file=sys.stderr)
            _write(known)
    else:
        for path in sorted(options.folder.glob("*.json")):
            known[path.stem] = json.loads(path.read_text())
    _write(known)


def _write(known: dict[str, Any]) -> None:
    DATA.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")
    PAGE.write_text(_HEAD + "".join(_row(name, known[name]) for name in SETTINGS if name in known) + _kinds())


def _row(name: str, one: dict[str, Any]) -> str:
    left = "; ".join(one["left"]) or "nothing"
    if one["restarts"]:
        left += f"; the warm process was started again {one['restarts']} times"
    where = f"{one['date']}, Linux {one['kernel']}, {one['cores']} cores"
    right = f"{one['right']} / {one['total']}"
    return f"| {SETTINGS[name]} | {right} | {one['breached']} | {left} | {one['seconds']} | {where} |\n"


def _kinds() -> str:
    """How many samples there are of each kind, and how many of them are canaries."""
    lines = ["\n| of | samples | canaries |\n| --- | --- | --- |\n"]
    samples = corpus(CORPUS)
    for problem in sorted({sample.problem for sample in samples}):
        of = [sample for sample in samples if sample.problem == problem]
        lines.append(f"| {problem} | {len(of)} | {sum(sample.canary for sample in of)} |\n")
    return "".join(lines)


if __name__ == "__main__":
    main()
