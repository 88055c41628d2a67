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
    "GET /api/v1/problems/{name}/draft/copies": Rule.EXERCISE,
    "POST /api/v1/problems/{name}/draft/copies": Rule.EXERCISE,
    "GET /api/v1/problems/{name}/draft/copies/{n}": Rule.EXERCISE,
    "GET /problems/{name}/history": Rule.EXERCISE,
    "GET /problems/{name}/history/compare": Rule.EXERCISE,
    "POST /problems/{name}/history/restore": Rule.EXERCISE,
    "GET /history": Rule.SIGNED_IN,
    "POST /api/v1/problems/{name}/submissions": Rule.EXERCISE,
    # help while typing: of what is sent, nothing is kept
    "POST /api/v1/complete": Rule.SIGNED_IN,
    "POST /api/v1/signature": Rule.SIGNED_IN,
    "POST /api/v1/syntax": Rule.SIGNED_IN,
    # exercises to take along
    "GET /problems/{name}/notebook.ipynb": Rule.EXERCISE,
    "GET /track.ipynb": Rule.SIGNED_IN,
    "GET /paste": Rule.SIGNED_IN,
    "GET /embed/{name}": Rule.PUBLIC,  # asks for Rule.EXERCISE itself, and says in its frame what is missing
    # the playground: everybody has their own
    "GET /playground": Rule.SIGNED_IN,
    "POST /playground": Rule.SIGNED_IN,
    "GET /playground/runs/{id}": Rule.SIGNED_IN,
    "POST /api/v1/playground/runs": Rule.SIGNED_IN,
    "GET /api/v1/playground/runs/{id}": Rule.SIGNED_IN,
    "DELETE /api/v1/playground/runs/{id}": Rule.SIGNED_IN,
    # submissions
    "GET /submissions/{id}": Rule.SUBMISSION,
    "GET /api/v1/submissions/{id}": Rule.SUBMISSION,
    "GET /api/v1/submissions/{id}/events": Rule.SUBMISSION,
    "GET /submissions/{id}/closeup": Rule.SUBMISSION,
    "GET /api/v1/submissions/{id}/cases/{n}/closeup": Rule.SUBMISSION,
    # review cards
    "GET /cards": Rule.SIGNED_IN,
    "POST /cards/{id}": Rule.SIGNED_IN,
    "GET /api/v1/cards": Rule.SIGNED_IN,
    "GET /api/v1/cards/due": Rule.SIGNED_IN,
    "POST /api/v1/cards/{id}/reviews": Rule.SIGNED_IN,
    # getting around
    "GET /search": Rule.SIGNED_IN,
    "GET /api/v1/search": Rule.SIGNED_IN,
    "GET /map": Rule.SIGNED_IN,
    # pictures
    "GET /pictures": Rule.SIGNED_IN,
    "GET /pictures/{id}": Rule.SIGNED_IN,
    # ways in
    "GET /join": Rule.PUBLIC,
    "POST /join": Rule.PUBLIC,
    "GET /join/{code}": Rule.PUBLIC,
    "POST /join/{code}": Rule.PUBLIC,
    "POST /join/{code}/return": Rule.PUBLIC,
    "GET /back/{token}": Rule.PUBLIC,
    "POST /back/{token}": Rule.PUBLIC,
    "GET /signin": Rule.PUBLIC,
    "POST /signin": Rule.PUBLIC,
    "POST /signout": Rule.PUBLIC,
    "GET /welcome/{token}": Rule.PUBLIC,
    "POST /welcome/{token}": Rule.PUBLIC,
    "GET /privacy": Rule.PUBLIC,
    # launched from a learning platform: what it sends is signed, and the handlers check that
    "GET /lti/jwks": Rule.PUBLIC,
    "GET /lti/login": Rule.PUBLIC,
    "POST /lti/login": Rule.PUBLIC,
    "POST /lti/launch": Rule.PUBLIC,
    "POST /lti/choose": Rule.PUBLIC,  # by a sealed note that only a teacher's launch hands out
    # learners, about themselves
    "GET /me": Rule.LEARNER,
    "POST /me/renew": Rule.LEARNER,
    "GET /me/data.json": Rule.LEARNER,
    "GET /me/data.zip": Rule.LEARNER,
    "POST /me/delete": Rule.LEARNER,
    # teachers
    "GET /account": Rule.TEACHER,
    "POST /account/password": Rule.TEACHER,
    "POST /account/invite": Rule.TEACHER,
    "POST /account/signout": Rule.TEACHER,
    "POST /account/delete": Rule.TEACHER,
    "GET /classes": Rule.TEACHER,
    "POST /classes": Rule.TEACHER,
    # a teacher's own class
    "GET /classes/{class_id}": Rule.CLASS,
    "GET /classes/{class_id}/poster": Rule.CLASS,
    "GET /classes/{class_id}/exercises": Rule.CLASS,
    "POST /classes/{class_id}/exercises": Rule.CLASS,
    "POST /classes/{class_id}/exercises/order": Rule.CLASS,
    "GET /classes/{class_id}/settings": Rule.CLASS,
    "POST /classes/{class_id}/settings": Rule.CLASS,
    "POST /classes/{class_id}/code": Rule.CLASS,
    "POST /classes/{class_id}/archive": Rule.CLASS,
    "GET /classes/{class_id}/delete": Rule.CLASS,
    "POST /classes/{class_id}/delete": Rule.CLASS,
    "GET /classes/{class_id}/dashboard": Rule.CLASS,
    "GET /classes/{class_id}/dashboard/events": Rule.CLASS,
    "GET /classes/{class_id}/dashboard/changes": Rule.CLASS,
    "GET /classes/{class_id}/dashboard/{name}": Rule.CLASS,
    "GET /classes/{class_id}/dashboard/{name}/similar": Rule.CLASS,
    "GET /classes/{class_id}/projector": Rule.CLASS,
    "GET /classes/{class_id}/projector/events": Rule.CLASS,
    "GET /classes/{class_id}/projector/changes": Rule.CLASS,
    "GET /classes/{class_id}/projector/{name}": Rule.CLASS,
    "GET /classes/{class_id}/scores.csv": Rule.CLASS,
    "GET /classes/{class_id}/scores.json": Rule.CLASS,
    "GET /classes/{class_id}/submissions.zip": Rule.CLASS,
    "GET /classes/{class_id}/roster": Rule.CLASS,
    "POST /classes/{class_id}/roster": Rule.CLASS,
    "POST /classes/{class_id}/roster/add": Rule.CLASS,
    "GET /classes/{class_id}/learners/{learner_id}": Rule.CLASS,
    "GET /classes/{class_id}/learners/{learner_id}/exercises/{name}": Rule.CLASS,
    "POST /classes/{class_id}/learners/{learner_id}/rename": Rule.CLASS,
    "POST /classes/{class_id}/learners/{learner_id}/renew": Rule.CLASS,
    "POST /classes/{class_id}/learners/{learner_id}/reset": Rule.CLASS,
    "POST /classes/{class_id}/learners/{learner_id}/remove": Rule.CLASS,
}
