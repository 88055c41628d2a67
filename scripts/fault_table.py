#!/usr/bin/env python3
"""Write docs/faults.md from what the drills in tests/faults found.

scripts/fault_table.py [FOLDER [MACHINE]]     FOLDER: where a run of them, with ROPE_JUDGE_FAULT_RESULTS, left its
                                              results; MACHINE: what there is to say of where they ran
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.faults.table import KEPT, PAGE, collect, page  # noqa: E402


def main(arguments: list[str]) -> int:
    """Keep new results, if any, and write the page."""
    if arguments:
        kept = collect(Path(arguments[0]), *arguments[1:2])
        if not kept["findings"]:
            print(f"{arguments[0]} holds no results", file=sys.stderr)
            return 2
        KEPT.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
    PAGE.write_text(page(json.loads(KEPT.read_text("utf-8"))), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
