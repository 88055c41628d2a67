#!/usr/bin/env python3
"""Write docs/performance.md from the results in benchmarks/results.

scripts/performance_page.py [--check]     --check: write nothing, say whether the page is what it would be
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.performance import page  # noqa: E402

PAGE = ROOT / "docs" / "performance.md"


def main() -> int:
    """Write it, or compare."""
    parser = argparse.ArgumentParser(description="Write docs/performance.md from benchmarks/results.")
    parser.add_argument("--check", action="store_true", help="write nothing; status 1 where the page is another")
    if not parser.parse_args().check:
        PAGE.write_text(page(), "utf-8")
        return 0
    same = PAGE.exists() and PAGE.read_text("utf-8") == page()
    print("docs/performance.md is up to date" if same else "docs/performance.md is not what the results say")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
