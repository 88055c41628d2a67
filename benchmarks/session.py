"""One run of all measurements, and what is made of them."""

from collections.abc import Callable
from contextlib import closing

from benchmarks import machine, memory
from benchmarks.cold import Cold
from benchmarks.figures import Bar, Figure, Spread, bar_table, figure_table, number
from benchmarks.floor import Floor
from benchmarks.server import Server
from benchmarks.warm import Warm
from benchmarks.workload import EXERCISE, Effort, Workload

# key: label, unit
_FIGURES = {
    "cold": ("cold: new python, import torch, judge once, end", "ms"),
    "paused": ("judge: source in, report out, pauses of 50 ms", "ms"),
    "back_to_back": ("judge: source in, report out, back to back", "ms"),
    "floor_waiting": ("floor: a waiting, rehearsed bare child", "ms"),
    "floor_on_demand": ("floor: a bare fork on demand", "ms"),
    "rate": ("judge: queue full", "/s"),
    "floor_rate_on_demand": ("floor: bare forks on demand", "/s"),
    "floor_rate_one_ahead": ("floor: bare forks, one ahead", "/s"),
    "private": ("memory that is a run's own", "MB"),
    "pss": ("PSS of a run: its own and its share of torch", "MB"),
    "http": ("HTTP: POST to verdict event", "ms"),
    "http_rate": ("HTTP: verdicts, several clients", "/s"),
}
_NOTES = """\
The floor is the same warm process with no confinement (no system call filter, Landlock, namespaces, uid, capability
drop); it gets the same source and freshly drawn cases of the same kinds, encoded beforehand, and nobody parses or
compares its answers. On demand: from the order to fork to the last answer. Waiting: from the job to the last answer,
the child having been forked and rehearsed before. One ahead: the next child is forked while this one answers.
Memory is read while a child holds its finished judgement. Its own pages are what one more run adds; PSS counts, beside
them, its share of the pages that all children and the warm process have in common, and those exist once."""


class Session:
    """Takes every measurement once. ``say`` is told what is going on."""

    def __init__(self, effort: Effort, say: Callable[[str], None]) -> None:
        self._effort, self._say = effort, say
        self._samples: dict[str, list[float]] = {key: [] for key in _FIGURES}
        self._workload = Workload()
        self.slots = 0
        self.level = ""
        self.faults: list[str] = []

    def run(self) -> None:
        before = machine.read()
        self._say("a cold interpreter …")
        cold = Cold(self._workload)
        self._add("cold", cold.measure(self._effort.cold))
        self._try("the judge", self._measure_engine)
        self._say("a cold interpreter again …")
        self._add("cold", cold.measure(self._effort.cold))
        self._try("the server", self._measure_server)
        self.machine = machine.describe(before, machine.read())

    def _try(self, what: str, measure: Callable[[], None]) -> None:
        """What could not be measured is told, and takes nothing else along."""
        try:
            measure()
        except Exception as error:
            self.faults.append(f"{what}: {type(error).__name__}: {error}")

    def _measure_engine(self) -> None:
        self._say("starting the judge and the floor …")
        effort = self._effort
        with closing(Warm(self._workload)) as warm, closing(Floor(self._workload, warm.engine.slots)) as floor:
            self.level, self.slots = warm.engine.posture.level, warm.engine.slots
            warm.back_to_back(min(effort.latency, 10))  # the stock of plans fills, imports that wait for use happen
            for number in range(effort.rounds):
                self._say(f"round {number + 1} of {effort.rounds}: one at a time …")
                self._add("paused", warm.with_pauses(effort.latency))
                self._add("floor_waiting", floor.waiting(effort.latency))
                self._add("floor_on_demand", floor.on_demand(effort.latency))
                self._add("back_to_back", warm.back_to_back(effort.latency))
                self._say(f"round {number + 1} of {effort.rounds}: {effort.queue} in the queue …")
                self._add("rate", [warm.rate(effort.queue)])
                self._add("floor_rate_on_demand", [floor.rate_on_demand(effort.queue)])
                self._add("floor_rate_one_ahead", [floor.rate_one_ahead(effort.queue)])
            self._say("memory …")
            pages = memory.measure(warm.engine, self._workload, effort.rounds)
            self._add("private", [p.private for p in pages])
            self._add("pss", [p.pss for p in pages])

    def _measure_server(self) -> None:
        self._say("the server …")
        effort = self._effort
        with closing(Server(self._workload)) as server:
            self._add("http", server.latency(self._workload, effort.requests))
            for _ in range(effort.rounds):
                self._add("http_rate", [server.rate(effort.clients, effort.requests // 4 + 1)])

    def _add(self, key: str, samples: list[float]) -> None:
        self._samples[key] += samples

    @property
    def figures(self) -> list[Figure]:
        """Whatever could be measured."""
        found = ((key, *_FIGURES[key], samples) for key, samples in self._samples.items() if samples)
        return [Figure(key, label, unit, Spread(tuple(samples))) for key, label, unit, samples in found]

    @property
    def bars(self) -> list[Bar]:
        """What the figures have to reach."""
        private = self._median("private")
        return [
            Bar("latency, median", self._median("paused"), 8, "ms", aim=5),
            Bar("latency, p95", self._at(95, "paused"), 15, "ms"),
            self._ratio("cold / judge", "cold", "paused", 250, aim=400, at_least=True),
            self._ratio("latency / floor on demand", "paused", "floor_on_demand", 1.5),
            self._ratio("latency / floor waiting", "paused", "floor_waiting", 1.5),
            Bar("judgements a second", self._median("rate"), 90, "/s", aim=120, at_least=True),
            self._ratio("floor on demand / throughput", "floor_rate_on_demand", "rate", 1.5, best=True),
            self._ratio("floor one ahead / throughput", "floor_rate_one_ahead", "rate", 1.5, best=True),
            Bar("memory a run, median", private, 25, "MB", note="" if private else "only root may read it"),
            Bar("HTTP, median", self._median("http"), 30, "ms"),
            Bar("HTTP, verdicts a second", self._median("http_rate"), 60, "/s", at_least=True),
        ]

    def _at(self, percent: float, key: str) -> float | None:
        samples = self._samples[key]
        return Spread(tuple(samples)).at(percent) if samples else None

    def _median(self, key: str) -> float | None:
        return self._at(50, key)

    def _ratio(
        self,
        name: str,
        over: str,
        under: str,
        bound: float,
        *,
        aim: float | None = None,
        at_least: bool = False,
        best: bool = False,
    ) -> Bar:
        """A ratio of medians; beside it that of the best of each, on which neighbours have the least influence."""
        samples = self._samples[over], self._samples[under]
        if not all(samples):
            return Bar(name, None, bound, "×", aim=aim, at_least=at_least)
        pick, word = (max, "maxima") if best else (min, "minima")
        note = f"{number(pick(samples[0]) / pick(samples[1]))} by the {word}"
        first, second = (Spread(tuple(each)).median for each in samples)
        return Bar(name, first / second, bound, "×", aim=aim, at_least=at_least, note=note)

    def text(self) -> str:
        """Everything, for people."""
        effort, hidden, count = self._effort, self._workload.hidden, self._workload.count
        head = (
            f"{EXERCISE}, mode submit, the solution as the source: {count} cases of which {hidden} hidden, "
            f"level {self.level or 'unknown'}, {self.slots} slots,\n"
            f"{effort.queue} in the queue for throughput, {effort.clients} clients over HTTP"
        )
        parts = [head, self.machine.text()]
        if self.level != "strict":
            parts.append("The bars are meant for level strict, which this host does not reach.")
        parts += [f"NOT MEASURED: {fault}" for fault in self.faults]
        return "\n\n".join((*parts, figure_table(self.figures), bar_table(self.bars), _NOTES))

    def as_json(self) -> dict[str, object]:
        """Everything, raw."""
        return {
            "exercise": EXERCISE,
            "cases": self._workload.count,
            "hidden": self._workload.hidden,
            "level": self.level,
            "slots": self.slots,
            "faults": self.faults,
            "machine": self.machine.as_json(),
            "figures": {figure.key: figure.as_json() for figure in self.figures},
            "bars": [bar.as_json() for bar in self.bars],
        }
