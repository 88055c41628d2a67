"""What Alembic runs: the caller hands over the connection."""

from alembic import context

from app.storage import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
