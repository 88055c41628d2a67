"""What a worker counts, for Prometheus, on a port of its own."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from app.i18n import _
from judge.errors import OperatorError
from judge.reason import reason

_SECONDS = (0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class WorkerMetrics:
    """All metrics of one worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.judged = Counter(
            "rope_judge_worker_judged", "Submissions judged by this worker.", ["verdict"], registry=self.registry
        )
        self.seconds = Histogram(
            "rope_judge_worker_seconds", "From taking a submission to its stored verdict.", buckets=_SECONDS,
            registry=self.registry,
        )  # fmt: skip

    def gauge(self, name: str, help: str, value: Callable[[], float]) -> None:
        """One more, asked for whenever the metrics are read."""
        Gauge(f"rope_judge_{name}", help, registry=self.registry).set_function(value)

    def serve(self, host: str, port: int) -> Callable[[], None]:
        """Answer ``/metrics`` on ``host``; what is returned ends that."""
        try:
            server, thread = start_http_server(port, host, self.registry)
        except OSError as error:
            raise OperatorError(
                _(
                    "Cannot listen on {host}:{port}: {reason}.",
                    host=host,
                    port=port,
                    reason=reason(error),
                )
            ) from error

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join(5)

        return end
