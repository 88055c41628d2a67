"""Wrong passwords, PINs and codes, so that every server that asks for them slows guessing down together."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guesses",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("last", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
    )
    op.create_index("ix_guesses_last", "guesses", ["last"])


def downgrade() -> None:
    op.drop_table("guesses")
