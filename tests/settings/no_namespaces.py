"""Run a command where no new namespace can be made, as under a container's default profile; nothing else changes."""

from __future__ import annotations

import errno
import os
import sys

import pyseccomp as seccomp

_NAMESPACES = (0x00020000, 0x02000000, 0x04000000, 0x08000000, 0x10000000, 0x20000000, 0x40000000)


def main() -> None:
    """Install the filter, then become the command."""
    rules = seccomp.SyscallFilter(seccomp.ALLOW)
    refuse = seccomp.ERRNO(errno.EPERM)
    for name in ("unshare", "setns", "mount", "umount2", "pivot_root", "fsopen", "open_tree", "move_mount"):
        rules.add_rule(refuse, name)
    rules.add_rule(seccomp.ERRNO(errno.ENOSYS), "clone3")
    for flag in _NAMESPACES:
        rules.add_rule(refuse, "clone", seccomp.Arg(0, seccomp.MASKED_EQ, flag, flag))
    rules.load()
    os.execvp(sys.argv[1], sys.argv[1:])


if __name__ == "__main__":
    main()
