"""What is counted, for Prometheus. Each server has its own registry, so that several can live in one process."""

import shutil
from collections.abc import Callable
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from judge import __version__
from judge.verdict import Verdict

_SECONDS = (0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "rope_judge_http_requests", "Requests answered.", ["method", "route", "status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "rope_judge_http_request_seconds", "Time to answer.", buckets=_SECONDS, registry=self.registry
        )
        self.submissions = Counter(
            "rope_judge_submissions", "Submissions taken.", ["problem", "mode"], registry=self.registry
        )
        self.verdicts = Counter("rope_judge_verdicts", "Verdicts given.", ["verdict"], registry=self.registry)
        for verdict in Verdict:  # what begins at 1 has not risen, and an alert would miss the first
            self.verdicts.labels(str(verdict))
        self.verdict_seconds = Histogram(
            "rope_judge_verdict_seconds", "From submission to stored verdict.", buckets=_SECONDS, registry=self.registry
        )
        self.streams = Gauge("rope_judge_event_streams", "Event streams open now.", registry=self.registry)
        self.waiting = Gauge("rope_judge_queue_waiting", "Submissions that wait for a slot.", registry=self.registry)
        self._strict = Gauge(
            "rope_judge_sandbox_strict", "1 where the kernel confines submissions, 0 where not.", registry=self.registry
        )
        self._free = Gauge("rope_judge_data_free_bytes", "Free on the disk of the data folder.", registry=self.registry)
        Gauge("rope_judge_build_info", "1, with the version.", ["version"], registry=self.registry).labels(
            __version__
        ).set(1)
        ProcessCollector(registry=self.registry)  # memory, CPU time and descriptors of this process; on Linux

    def watch_queue(self, waiting: Callable[[], float]) -> None:
        """Ask ``waiting`` whenever the metrics are read."""
        self.waiting.set_function(waiting)

    def watch_machine(self, data: Path, *, strict: bool) -> None:
        """What is around the server: how well it confines, how full the disk of ``data`` is."""

        def free() -> float:
            try:
                return shutil.disk_usage(data).free
            except OSError:  # there is none, where everything is kept in PostgreSQL
                return float("nan")

        self._strict.set(strict)
        self._free.set_function(free)

    def text(self) -> bytes:
        """All of it, in Prometheus' text form."""
        return generate_latest(self.registry)
