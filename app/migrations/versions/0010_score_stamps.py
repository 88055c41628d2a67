"""At which time each gradebook column was told last about each learner, so that the next time is a later one."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

# What was told before: a solved exercise, at the time of its first accepted submission, which is no later than this.
TOLD = """
INSERT INTO lti_stamps (member, lineitem, at)
SELECT x.learner, x.lineitem, max(CAST(s.finished * 1000 AS BIGINT)) + 1
FROM lti_scores x
JOIN submissions s ON s.learner = x.learner AND s.problem = x.problem
WHERE x.sent IS NOT NULL AND s.mode = 'submit' AND s.verdict = 'AC' AND s.finished IS NOT NULL
  AND x.learner IN (SELECT id FROM learners)
GROUP BY x.learner, x.lineitem
"""


def upgrade() -> None:
    op.create_table(
        "lti_stamps",
        sa.Column("member", sa.String(32), sa.ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("lineitem", sa.String(1000), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.add_column("lti_scores", sa.Column("stamp", sa.BigInteger(), nullable=True))
    op.execute(TOLD)


def downgrade() -> None:
    op.drop_column("lti_scores", "stamp")
    op.drop_table("lti_stamps")
