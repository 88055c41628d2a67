"""What is counted, for Prometheus. Each server has its own registry, so that several can live in one process."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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
        self.verdict_seconds = Histogram(
            "rope_judge_verdict_seconds", "From submission to stored verdict.", buckets=_SECONDS, registry=self.registry
        )
        self.streams = Gauge("rope_judge_event_streams", "Event streams open now.", registry=self.registry)
        self.waiting = Gauge("rope_judge_queue_waiting", "Submissions that wait for a slot.", registry=self.registry)

    def watch_queue(self, waiting: Callable[[], float]) -> None:
        """Ask ``waiting`` whenever the metrics are read."""
        self.waiting.set_function(waiting)

    def text(self) -> bytes:
        """All of it, in Prometheus' text form."""
        return generate_latest(self.registry)
