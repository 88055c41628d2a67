"""Judges as processes of their own, each behind the same pipe: a line of sources in, a line of verdicts out."""
