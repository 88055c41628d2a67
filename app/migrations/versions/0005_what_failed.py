"""Which mistake it was and which case failed first, beside each verdict; and when a draft was begun."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

BATCH = 200

_unread = sa.text(
    "SELECT id, verdict, outcome FROM submissions WHERE id > :after AND verdict IS NOT NULL AND verdict <> 'AC' "
    "ORDER BY id LIMIT :batch"
)
_fill = sa.text("UPDATE submissions SET diagnosis = :diagnosis, failed_case = :failed_case WHERE id = :id")


def upgrade() -> None:
    op.add_column("submissions", sa.Column("diagnosis", sa.String(80), nullable=True))
    op.add_column("submissions", sa.Column("failed_case", sa.String(200), nullable=True))
    op.create_index("ix_submissions_finished", "submissions", ["finished"])
    op.add_column("drafts", sa.Column("begun", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE drafts SET begun = updated")
    for table, at in (("draft_copies", "at"), ("submissions", "created")):
        first = (
            f"(SELECT min(t.{at}) FROM {table} t "
            "WHERE t.learner = drafts.learner AND t.problem = drafts.problem)"
        )  # fmt: skip
        op.execute(f"UPDATE drafts SET begun = {first} WHERE {first} < begun")
    _read_outcomes()


def _read_outcomes() -> None:
    connection, after = op.get_bind(), ""
    while rows := connection.execute(_unread, {"after": after, "batch": BATCH}).all():
        connection.execute(_fill, [{"id": row.id, **_found(row.verdict, row.outcome)} for row in rows])
        after = rows[-1].id


def _found(verdict: str, text: str | None) -> dict[str, Any]:
    """What an outcome says; nothing where it cannot be read."""
    try:
        outcome = json.loads(text or "")
        diagnosis = outcome["diagnosis"][0]["id"] if outcome.get("diagnosis") else None
        failed = [case["name"] for case in outcome.get("cases", ()) if case["verdict"] != "AC"]
    except (ValueError, TypeError, KeyError, AttributeError):
        return {"diagnosis": None, "failed_case": None}
    ran = verdict not in {"CE", "IE"} and failed
    return {
        "diagnosis": str(diagnosis)[:80] if diagnosis else None,
        "failed_case": str(failed[0])[:200] if ran else None,
    }


def downgrade() -> None:
    op.drop_column("drafts", "begun")
    op.drop_index("ix_submissions_finished", "submissions")
    op.drop_column("submissions", "failed_case")
    op.drop_column("submissions", "diagnosis")
