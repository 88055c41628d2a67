"""Who judges and who serves, where many machines share a database."""

from sqlalchemy import Float, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.storage.models import Base


class ProcessRow(Base):
    """A running server or worker. One that has not been ``seen`` for a while is gone.

    ``queues``: a JSON object of the queues that it serves, or could, and their exercises. ``typical``: seconds it takes
    for a submission. None of it is needed after a restart.
    """

    __tablename__ = "processes"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    role: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(80))
    slots: Mapped[int]
    queues: Mapped[str] = mapped_column(Text)
    level: Mapped[str] = mapped_column(String(16))
    version: Mapped[str] = mapped_column(String(40))
    running: Mapped[int]
    judged: Mapped[int]
    typical: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float)


class Receipt(Base):
    """What a process has stored last: the ``token`` of its last transaction that was committed. PostgreSQL only."""

    __tablename__ = "receipts"

    writer: Mapped[str] = mapped_column(String(32), primary_key=True)
    token: Mapped[str] = mapped_column(String(32))
    at: Mapped[float] = mapped_column(Float)
