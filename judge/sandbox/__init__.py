"""The sandbox: a warm process that forks one confined, one-shot child per submission, and the trusted side of it.

Trusted: ``keeper``, ``run``, ``policy``, ``syscalls``, ``posture``, and ``cold``, which starts children where there is
no fork. Run in the warm process and its children: ``zygote``, ``namespaces``, ``confine``, ``child``, ``codec``; in a
started one ``standalone`` instead of the first two. Read by both sides: ``format``, ``landlock``.
"""
