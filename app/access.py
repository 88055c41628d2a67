"""Who may use which route: one table. In classroom mode a route that is not in it is closed to everybody.

A route goes by ``METHOD path`` as it is declared, a mounted folder by ``MOUNT path``. In the open single-user mode the
one user may use everything but what needs a class.
"""

from enum import Enum, auto


class Rule(Enum):
    """Who may use a route."""

    PUBLIC = auto()
    """Everybody."""
    SIGNED_IN = auto()
    """Learners and teachers. What the route shows and stores is their own (``who.key``)."""
    EXERCISE = auto()
    """The same; of learners, those in whose class ``{name}`` is an exercise that has opened."""
    SUBMISSION = auto()
    """The learner whose submission ``{id}`` is, and whoever teaches that learner."""
    LEARNER = auto()
    """Learners. It is about themselves."""
    TEACHER = auto()
    """Teachers. What the route shows is their own."""
    CLASS = auto()
    """The teacher whose class ``{class_id}`` is."""
    OPERATOR = auto()
    """Teachers, and programs that know ``ROPE_JUDGE_METRICS_TOKEN``."""


RULES: dict[str, Rule] = {
    # for everybody
    "MOUNT /static": Rule.PUBLIC,
    "GET /": Rule.PUBLIC,
    "GET /healthz": Rule.PUBLIC,
    "GET /readyz": Rule.PUBLIC,
    "GET /metrics": Rule.OPERATOR,
    "GET /docs": Rule.SIGNED_IN,
    "GET /openapi.json": Rule.SIGNED_IN,
    # exercises
    "GET /problems/{name}": Rule.EXERCISE,
    "POST /problems/{name}": Rule.EXERCISE,
    "GET /api/v1/problems": Rule.SIGNED_IN,
    "GET /api/v1/problems/{name}": Rule.EXERCISE,
    "GET /api/v1/problems/{name}/draft": Rule.EXERCISE,
    "PUT /api/v1/problems/{name}/draft": Rule.EXERCISE,
    "POST /api/v1/problems/{name}/submissions": Rule.EXERCISE,
    # exercises to take along
    "GET /problems/{name}/notebook.ipynb": Rule.EXERCISE,
    "GET /track.ipynb": Rule.SIGNED_IN,
    # submissions
    "GET /submissions/{id}": Rule.SUBMISSION,
    "GET /api/v1/submissions/{id}": Rule.SUBMISSION,
    "GET /api/v1/submissions/{id}/events": Rule.SUBMISSION,
    # review cards
    "GET /cards": Rule.SIGNED_IN,
    "POST /cards/{id}": Rule.SIGNED_IN,
    "GET /api/v1/cards": Rule.SIGNED_IN,
    "GET /api/v1/cards/due": Rule.SIGNED_IN,
    "POST /api/v1/cards/{id}/reviews": Rule.SIGNED_IN,
    # pictures
    "GET /pictures": Rule.SIGNED_IN,
    "GET /pictures/{id}": Rule.SIGNED_IN,
}
