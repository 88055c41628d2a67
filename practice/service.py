"""``rope-judge``: what runs the service, and every verb of ``practice/judge.py``.

The verbs are imported once the language is chosen, since their help is written in it.
"""

import sys


def main() -> int:
    """Entry point of the installed command ``rope-judge``."""
    from practice.main import run

    return run(sys.argv[1:], operator=True)
