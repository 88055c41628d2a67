"""``rope-judge worker``: takes submissions from the queue, judges them with an engine of its own, stores verdicts.

It can run anywhere where the database is to be reached and the exercises are the same. It takes jobs only of exactly
the versions that it has. Killed, it loses nothing: what it held is given back when it has been silent for a while.
"""

import asyncio
import logging
import signal
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog

from app.i18n import _
from app.log import configure
from app.queue import statements
from app.queue.bench import Bench
from app.queue.extra import need_extra
from app.queue.names import TASK, queues_of
from app.queue.presence import Presence
from app.queue.pulse import Pulse, default_name, trouble
from app.queue.timing import Timing
from app.queue.warden import Warden
from app.queue.worker_metrics import WorkerMetrics
from app.settings import Settings
from app.storage import Database
from app.storage.address import Address
from judge.errors import OperatorError
from judge.problem import Catalogue

if TYPE_CHECKING:
    from procrastinate import App
    from psycopg import AsyncConnection

    from app.queue.taker import Taker
    from judge.engine import Engine

log = structlog.get_logger("worker")

GRACE_SECONDS = 15.0
"""So long a stop waits for what is being judged; then it is given back. Containers are given 30 s."""
PAUSE = 1.0


@dataclass(frozen=True, slots=True)
class Chosen:
    """What the command line says."""

    name: str | None = None
    slots: int | None = None
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None


def work(settings: Settings, chosen: Chosen) -> None:
    """Judge until told to stop."""
    configure(settings.log_level)
    place = settings.storage
    if not isinstance(place, Address):
        raise OperatorError(
            _("A worker needs the queue of a server: set DATABASE_URL=postgresql://… to the server's database.")
        )
    need_extra()
    from app.queue.schema import ensure_schema
    from judge.engine import Engine

    name = chosen.name or default_name()
    if trouble(name) is None:
        raise OperatorError(
            _("A worker called {name} runs on this machine already. Give this one a --name.", name=name)
        )
    address = Address(place.url, pool=2, wait=30.0)
    engine = Engine(Catalogue.load(settings.problems), slots=chosen.slots)
    engine.start()
    try:
        check_sandbox(settings, engine)
        engine.settle()
        database = Database.open(address)
        try:
            ensure_schema(address)
            asyncio.run(Worker(settings, chosen, name, engine, database, address).run())
        finally:
            database.close()
    finally:
        engine.close()


def check_sandbox(settings: Settings, engine: "Engine") -> None:
    """A worker runs the code of everybody who uses the server."""
    level = engine.posture.level
    if level == "strict":
        return
    if not settings.allow_weak_sandbox:
        raise OperatorError(
            _(
                "This machine confines submissions at level {level} only, which is not enough for the code of others. "
                "`rope-judge doctor` says what is missing; --allow-weak-sandbox starts the worker all the same.",
                level=level,
            )
        )
    log.warning("submissions are not confined by the kernel", level=level, see="rope-judge doctor")


async def _spare_the_database(connection: "AsyncConnection[Any]") -> None:
    """For procrastinate's connections: each of its questions is one statement, and none of them need be on the disk.

    Is one forgotten because PostgreSQL crashes, the submission is judged again or its job is given back; what counts,
    row, attempt and verdict, is written elsewhere, and waits for the disk.
    """
    await connection.set_autocommit(True)
    await connection.execute("SET synchronous_commit TO off")


class Worker:
    """A running worker. Whatever happens to the database, it goes on when that is back."""

    def __init__(
        self, settings: Settings, chosen: Chosen, name: str, engine: "Engine", database: Database, address: Address
    ) -> None:
        self._chosen, self._name, self._engine, self._database, self._address = chosen, name, engine, database, address
        self._timing = Timing(settings.stalled_seconds)
        self._metrics = WorkerMetrics()
        self._bench = Bench(engine, database, self._metrics)
        self._queues = queues_of(engine.catalogue)
        self._pulse = Pulse(name)
        self._warden = Warden(database, None, engine.catalogue, self._timing)
        self._presence = Presence(
            database, "worker", name, self._queues, engine.posture.level, self._timing, engine.slots,
            lambda: self._bench.work,
        )  # fmt: skip
        self._stopping = asyncio.Event()
        self._taker: Taker | None = None
        self._waiting = self._workers = 0
        self._begun = time.monotonic()

    async def run(self) -> None:
        """Until SIGTERM or SIGINT: then what is being judged is finished or given back."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            with suppress(NotImplementedError, RuntimeError, ValueError):  # Windows; a thread of its own
                loop.add_signal_handler(number, self.stop)
        logging.getLogger("procrastinate").setLevel(logging.ERROR)
        from app.queue.taker import Bell

        bell = Bell(self._address, lambda: self._taker)
        async with AsyncExitStack() as stack:
            self._show(stack)
            stack.callback(self._pulse.end)
            beside = [asyncio.create_task(task) for task in (
                self._presence.run(), self._warden.run(), self._live(), self._count(), self._check_holdings(),
                bell.run(),
            )]  # fmt: skip
            log.info("worker", name=self._name, slots=self._engine.slots, exercises=len(self._queues),
                     sandbox=self._engine.posture.level)  # fmt: skip
            try:
                await self._take()
            finally:
                for task in beside:
                    task.cancel()
                await asyncio.gather(*beside, return_exceptions=True)
                await self._presence.leave()
        log.info("worker stopped", name=self._name, judged=self._bench.work.judged)

    def stop(self) -> None:
        """Finish, or give back."""
        log.info("worker stops", name=self._name, running=len(self._bench.holding))
        self._stopping.set()
        if self._taker is not None:
            self._taker.stop()  # type: ignore[no-untyped-call]

    async def _take(self) -> None:
        """Take jobs. A fault of the database ends procrastinate's worker; then there is a new one."""
        while not self._stopping.is_set():
            app = self._app()
            taker = None
            try:
                async with app.open_async():
                    taker = self._taker = self._new_taker(app)
                    await taker.run()  # type: ignore[no-untyped-call]
            except Exception as error:
                log.warning("the queue is away; trying again", error=type(error).__name__)
            finally:
                if taker is not None and taker.worker_id is not None:
                    await self._forget(taker.worker_id)
                self._taker = None
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await self._stopping.wait()

    def _app(self) -> "App":
        from procrastinate import App, BaseRetryStrategy, PsycopgConnector, RetryDecision

        class Again(BaseRetryStrategy):
            """Whatever kept a submission from its verdict: its job goes back. Attempts are counted in its row."""

            def get_retry_decision(self, *, exception: BaseException, job: Any) -> RetryDecision:
                if isinstance(exception, Exception):
                    log.error("not judged", id=job.task_kwargs.get("id"), error=type(exception).__name__)
                    return RetryDecision(retry_in={"seconds": 2})
                return RetryDecision()

        app = App(
            connector=PsycopgConnector(
                conninfo=self._address.conninfo, min_size=1, max_size=2, timeout=10, configure=_spare_the_database
            )
        )

        @app.task(name=TASK, retry=Again())
        async def judge(id: str) -> None:
            await self._bench.judge(id)

        return app

    def _new_taker(self, app: "App") -> "Taker":
        from app.queue.taker import Taker

        return Taker(
            app,
            queues=sorted(self._queues),
            name=self._name,
            concurrency=self._engine.slots,
            fetch_job_polling_interval=self._timing.poll,
            shutdown_graceful_timeout=GRACE_SECONDS,
            delete_jobs="always",
            install_signal_handlers=False,
            update_heartbeat_interval=self._timing.beat,
            stalled_worker_timeout=self._timing.stalled,
        )

    async def _forget(self, number: int) -> None:
        """procrastinate's worker ended without saying so to the database: nobody has this number any more."""
        with suppress(Exception):
            await self._database.wrote(statements.forget_worker(number))

    async def _check_holdings(self) -> None:
        """Let go of what the database says that we hold and we do not: an answer of it was lost on the way."""
        suspected: set[str] = set()
        while True:
            await asyncio.sleep(self._timing.stalled)
            number = self._taker.worker_id if self._taker is not None else None
            if number is None:
                continue
            try:
                strange = await self._database.read(statements.held(number)) - self._bench.holding
                if strange & suspected:
                    log.warning("held by name only; given back", submissions=len(strange & suspected))
                    await self._database.wrote(statements.let_go(number, strange & suspected))
                suspected = strange - suspected
            except Exception as error:
                log.warning("the queue cannot be asked", error=type(error).__name__)

    async def _live(self) -> None:
        while True:
            self._pulse.beat(name=self._name, engine=self._engine.alive, running=len(self._bench.holding))
            await asyncio.sleep(5.0)

    async def _count(self) -> None:
        while True:
            with suppress(Exception):
                lengths = await self._database.read(statements.lengths)
                living = await self._database.read(statements.living(self._timing.stalled))
                self._waiting = sum(one.waiting for queue, one in lengths.items() if queue in self._queues)
                self._workers = sum(one.role == "worker" for one in living)
            await asyncio.sleep(self._timing.beat)

    def _show(self, stack: AsyncExitStack) -> None:
        gauge = self._metrics.gauge
        gauge("worker_running", "Submissions that this worker judges now.", lambda: len(self._bench.holding))
        gauge("worker_slots", "Submissions that this worker judges at the same time.", lambda: self._engine.slots)
        gauge("worker_up_seconds", "Seconds since this worker began.", lambda: time.monotonic() - self._begun)
        gauge("worker_engine_restarts", "How often its warm process was started again.", lambda: self._engine.restarts)
        gauge("queue_waiting", "Submissions that wait for a worker like this one.", lambda: self._waiting)
        gauge("workers", "Workers that live.", lambda: self._workers)
        gauge("queue_given_back", "Submissions given back for dead workers, by this process.",
              lambda: self._warden.given_back)  # fmt: skip
        if self._chosen.metrics_port is not None:
            stack.callback(self._metrics.serve(self._chosen.metrics_host, self._chosen.metrics_port))
