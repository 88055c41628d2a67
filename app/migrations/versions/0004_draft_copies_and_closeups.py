"""Copies of drafts, the version of a draft, and what pictures of a wrong answer are drawn from."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("submissions", sa.Column("closeup", sa.Text(), nullable=True))
    op.create_index("ix_submissions_history", "submissions", ["learner", "problem", "created"])
    op.add_column("drafts", sa.Column("version", sa.Integer(), nullable=False, server_default="1"))
    op.create_table(
        "draft_copies",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("learner", sa.String(64), nullable=False),
        sa.Column("problem", sa.String(80), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
    )
    op.create_index("ix_draft_copies_learner", "draft_copies", ["learner", "problem", "id"])


def downgrade() -> None:
    op.drop_table("draft_copies")
    op.drop_column("drafts", "version")
    op.drop_index("ix_submissions_history", "submissions")
    op.drop_column("submissions", "closeup")
