"""Teachers, classes, learners, and the sessions of whoever is signed in."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "teachers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("name_key", sa.String(160), nullable=False, unique=True),
        sa.Column("password", sa.String(255), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "teacher_links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.Column("teacher", sa.String(32), sa.ForeignKey("teachers.id", ondelete="CASCADE"), index=True),
    )
    op.create_table(
        "classes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("teacher", sa.String(32), sa.ForeignKey("teachers.id"), nullable=False, index=True),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("feedback", sa.String(8), nullable=False),
        sa.Column("solutions", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("joining", sa.Boolean(), nullable=False),
        sa.Column("archived", sa.Float()),
    )
    op.create_table(
        "class_exercises",
        sa.Column("class_id", sa.String(32), sa.ForeignKey("classes.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("problem", sa.String(80), primary_key=True),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("opens", sa.Float()),
        sa.Column("closes", sa.Float()),
    )
    op.create_table(
        "learners",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("class_id", sa.String(32), sa.ForeignKey("classes.id", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("name_key", sa.String(160), nullable=False),
        sa.Column("pin", sa.String(255), nullable=False),
        sa.Column("link", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("joined", sa.Float()),
        sa.UniqueConstraint("class_id", "name_key", name="uq_learners_name"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.Column("teacher", sa.String(32), sa.ForeignKey("teachers.id", ondelete="CASCADE"), index=True),
        sa.Column("learner", sa.String(32), sa.ForeignKey("learners.id", ondelete="CASCADE"), index=True),
    )
    op.create_index("ix_sessions_expires", "sessions", ["expires"])


def downgrade() -> None:
    for table in ("sessions", "learners", "class_exercises", "classes", "teacher_links", "teachers"):
        op.drop_table(table)
