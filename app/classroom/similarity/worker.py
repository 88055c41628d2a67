"""The process in which learners' sources are parsed: JSON in, JSON out, limited in time and memory, nothing is run."""

import json
import sys

from app.classroom.similarity.compare import compare

SECONDS = 20
BYTES = 768 << 20


def main() -> None:
    """Compare what comes in by standard input."""
    _limit()
    data = json.loads(sys.stdin.buffer.read())
    found = compare(data["submissions"], data["explained"])
    sys.stdout.write(json.dumps(found.as_json()))


def _limit() -> None:
    try:
        import resource
    except ImportError:  # not on Windows, where the server ends what takes too long
        return
    for what, most in ((resource.RLIMIT_CPU, SECONDS), (resource.RLIMIT_AS, BYTES), (resource.RLIMIT_CORE, 0)):
        resource.setrlimit(what, (most, most))


if __name__ == "__main__":
    main()
