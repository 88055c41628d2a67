"""``python -m judge check [--seeds N] [IDS...]``."""

import argparse
import sys
from collections.abc import Sequence
from typing import TextIO

from judge.check.proof import SEEDS, check
from judge.check.show import show
from judge.message import Lang

_parser = argparse.ArgumentParser(prog="python -m judge check", description="prove that exercises are what they claim")
_parser.add_argument("ids", nargs="*", metavar="ID", help="ids or numbers of exercises, or cards; all by default")
_parser.add_argument("--seeds", type=int, default=len(SEEDS), metavar="N", help="seeds 1 to N (default: %(default)s)")


def command(arguments: Sequence[str], lang: Lang = "en", file: TextIO | None = None) -> int:
    """Run the verb; returns 0 if nothing has to be mended, else 1."""
    options = _parser.parse_args(arguments)
    if options.seeds < 1:
        _parser.error(f"--seeds: at least 1, not {options.seeds}")
    result = check(options.ids, seeds=range(1, options.seeds + 1))
    show(result, lang, file or sys.stdout)
    return 0 if result.ok else 1
