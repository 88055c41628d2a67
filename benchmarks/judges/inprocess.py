"""The judge without any process of its own: exec in the interpreter that judges everybody.

python -m benchmarks.judges.inprocess {"entry": …, "cases": […]}
"""

import json
import sys
from typing import Any

from benchmarks.judges.serving import Judge, serve


def start() -> tuple[Judge, str]:
    """torch is imported once; each source gets a namespace, and nothing else."""
    from benchmarks.judges.naive import passed

    given = json.loads(sys.argv[1])

    def verdict(source: str) -> str:
        namespace: dict[str, Any] = {}
        try:
            exec(compile(source, "submission.py", "exec"), namespace)
            right = passed(namespace[given["entry"]], given["cases"])
        except Exception as error:
            return type(error).__name__
        return "AC" if right == len(given["cases"]) else "WA"

    return lambda sources: [verdict(source) for source in sources], "one interpreter for all submissions"


if __name__ == "__main__":
    serve(start)
