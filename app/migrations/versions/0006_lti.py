"""LTI: keys, used nonces, who is who on a learning platform, and scores to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lti_keys",
        sa.Column("kid", sa.String(64), primary_key=True),
        sa.Column("jwk", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "lti_nonces",
        sa.Column("nonce", sa.String(64), primary_key=True),
        sa.Column("expires", sa.Float(), nullable=False),
    )
    op.create_index("ix_lti_nonces_expires", "lti_nonces", ["expires"])
    op.create_table(
        "lti_teachers",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("teacher_id", sa.String(32), sa.ForeignKey("teachers.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("ix_lti_teachers_teacher_id", "lti_teachers", ["teacher_id"])
    op.create_table(
        "lti_classes",
        sa.Column("context", sa.String(64), primary_key=True),
        sa.Column("class_id", sa.String(32), sa.ForeignKey("classes.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("ix_lti_classes_class_id", "lti_classes", ["class_id"])
    op.create_table(
        "lti_members",
        sa.Column("class_id", sa.String(32), sa.ForeignKey("classes.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("member", sa.String(32), sa.ForeignKey("learners.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("ix_lti_members_member", "lti_members", ["member"])
    op.create_table(
        "lti_scores",
        sa.Column("learner", sa.String(64), primary_key=True),
        sa.Column("problem", sa.String(80), primary_key=True),
        sa.Column("lineitem", sa.String(1000), primary_key=True),
        sa.Column("issuer", sa.String(500), nullable=False),
        sa.Column("client_id", sa.String(255), nullable=False),
        sa.Column("subject", sa.String(255), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("next_at", sa.Float(), nullable=False),
        sa.Column("sent", sa.Float(), nullable=True),
        sa.Column("refused", sa.String(200), nullable=True),
    )
    op.create_index("ix_lti_scores_next", "lti_scores", ["next_at"])


def downgrade() -> None:
    for table in ("lti_scores", "lti_members", "lti_classes", "lti_teachers", "lti_nonces", "lti_keys"):
        op.drop_table(table)
