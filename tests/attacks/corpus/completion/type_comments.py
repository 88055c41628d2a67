# expect: answered-or-not
# why: type comments and annotations that are programs
from __future__ import annotations

x = []  # type: __import__("os")._exit(1)


def f(a: "exec('raise SystemExit')", b: lambda: 1 / 0 = __import__("os")) -> "[" * 999:
    """:type a: __import__('os')._exit(1)

    :rtype: eval("1/0")
    """
    return a


f(1).
