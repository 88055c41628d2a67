"""The sandbox: a warm process that forks one confined, one-shot child per submission, and the trusted side of it.

Trusted: ``keeper``, ``run``, ``policy``, ``syscalls``, ``posture``. Run in the warm process and its children:
``zygote``, ``namespaces``, ``confine``, ``child``, ``codec``. Read by both sides: ``format``, ``landlock``.
"""
