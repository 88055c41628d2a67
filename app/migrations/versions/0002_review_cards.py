"""Review cards: every review, and what is remembered after the last."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "card_reviews",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("learner", sa.String(64), nullable=False),
        sa.Column("card", sa.String(80), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_card_reviews_learner", "card_reviews", ["learner", "card"])
    op.create_table(
        "card_states",
        sa.Column("learner", sa.String(64), primary_key=True),
        sa.Column("card", sa.String(80), primary_key=True),
        sa.Column("memory", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("card_states")
    op.drop_table("card_reviews")
