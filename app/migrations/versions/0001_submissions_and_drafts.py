"""Submissions and drafts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "submissions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("problem", sa.String(80), nullable=False),
        sa.Column("problem_version", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(8), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("learner", sa.String(64), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=True),
        sa.Column("case_name", sa.String(200), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.Column("verdict", sa.String(4), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=True),
    )
    op.create_index("ix_submissions_progress", "submissions", ["learner", "problem", "verdict"])
    pending = sa.text("verdict IS NULL")
    op.create_index(
        "ix_submissions_pending", "submissions", ["created"], sqlite_where=pending, postgresql_where=pending
    )
    op.create_table(
        "drafts",
        sa.Column("learner", sa.String(64), primary_key=True),
        sa.Column("problem", sa.String(80), primary_key=True),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("drafts")
    op.drop_table("submissions")
