"""The pipe that a judge stands behind.

The first line out says that the judge is ready, with a note, or why it never will be. Then each line in is a JSON list
of sources and is answered by a line with as many verdicts, once all of them are known.
"""

import json
import os
import sys
from collections.abc import Callable

Judge = Callable[[list[str]], list[str]]


def serve(start: Callable[[], tuple[Judge, str]]) -> None:
    """Answer until nobody asks any more. ``start`` makes the judge and a note about it, or raises."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what a submission prints is no answer
    try:
        judge, note = start()
    except Exception as error:
        print(json.dumps({"fault": f"{type(error).__name__}: {error}"}), file=answers, flush=True)
        return
    print(json.dumps({"note": note}), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(judge(json.loads(line))), file=answers, flush=True)
