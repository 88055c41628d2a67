"""What is counted of the queue, for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Gauge

from app.queue.census import Census
from app.queue.warden import Warden


def watch(registry: CollectorRegistry, census: Census, warden: Warden) -> None:
    """Add gauges that say what ``census`` found the last time."""

    def gauge(name: str, help: str, value: Callable[[], float]) -> None:
        Gauge(f"rope_judge_{name}", help, registry=registry).set_function(value)

    gauge("queue_running", "Submissions that are being judged.", lambda: census.running)
    gauge("queue_without_worker", "Waiting submissions whose version no living worker judges.",
          lambda: sum(census.stranded.values()))  # fmt: skip
    gauge("workers", "Workers that live.", lambda: len(census.workers))
    gauge("worker_slots", "Submissions that they judge at the same time.", lambda: census.slots)
    gauge("queue_given_back", "Submissions given back for dead workers, by this process.", lambda: warden.given_back)
