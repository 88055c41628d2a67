"""Accepted submissions that share more than the exercise explains: a place to look, never a verdict.

Syntax trees without names and layout, cut into overlapping pieces whose hashes are thinned out by winnowing (Schleimer,
Wilkerson and Aiken, "Winnowing: local algorithms for document fingerprinting", SIGMOD 2003). What the starter, the
reference, the accepted variants and the wrong answers of the exercise contain is taken away, and so is what many
learners have.

Learners' sources are parsed in a process of their own with limits (``worker``): the server itself parses only what
authors wrote.
"""
