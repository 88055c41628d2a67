"""Completion, signatures and syntax errors while a learner types: read from the source, never by running it.

The trusted side is :class:`judge.completion.service.Completion`. It starts a warm process of its own
(:mod:`judge.completion.child`), confined like the one that judges, whose forked children each answer one question.
"""
