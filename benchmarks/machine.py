"""The machine, and how much of it others were using meanwhile."""

import os
import platform
import resource
import time
from dataclasses import asdict, dataclass
from pathlib import Path

_NOISY = 0.05  # share of all cores that others may use before figures are called noisy


@dataclass(frozen=True, slots=True)
class Reading:
    """Seconds of all cores together since some moment, and this program's own with its ended children."""

    wall: float
    busy: float | None
    stolen: float
    own: float
    load: float | None


@dataclass(frozen=True, slots=True)
class Machine:
    """What the figures were taken on."""

    cores: int
    processor: str
    kernel: str
    python: str
    torch: str
    load_before: float | None
    load_after: float | None
    others: float | None
    stolen: float

    @property
    def noisy(self) -> bool:
        """Whether others took so much that single times mean little."""
        return max(self.others or 0.0, self.stolen) > _NOISY

    def as_json(self) -> dict[str, object]:
        return {**asdict(self), "noisy": self.noisy}

    def text(self) -> str:
        """A few lines for people."""
        lines = [f"{self.cores} cores ({self.processor}), {self.kernel}, Python {self.python}, torch {self.torch}"]
        loads = " and ".join("unknown" if v is None else f"{v:.2f}" for v in (self.load_before, self.load_after))
        lines.append(f"load average before and after: {loads}")
        if self.others is not None:
            lines.append(f"others used {self.others:.0%} of the cores' time meanwhile, {self.stolen:.0%} was stolen")
        if self.noisy:
            lines.append("NOISY: others were at work; go by the ratios and the minima, not by single times")
        return "\n".join(lines)


def read() -> Reading:
    """How things stand now. Take one before and one after, when every process that was started has ended."""
    usage = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    own = sum(u.ru_utime + u.ru_stime for u in usage)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    try:
        numbers = [int(n) for n in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    except OSError:
        return Reading(time.monotonic(), None, 0.0, own, load)
    tick = os.sysconf("SC_CLK_TCK")
    user, nice, system, _idle, _wait, irq, softirq, stolen = (n / tick for n in numbers)
    return Reading(time.monotonic(), user + nice + system + irq + softirq, stolen, own, load)


def describe(before: Reading, after: Reading) -> Machine:
    """The machine, as it was between two readings."""
    import torch

    cores = os.cpu_count() or 1
    time_of_all = max(after.wall - before.wall, 0.01) * cores
    others = None
    if before.busy is not None and after.busy is not None:
        others = max(after.busy - before.busy - (after.own - before.own), 0.0) / time_of_all
    return Machine(
        cores=cores,
        processor=_processor(),
        kernel=f"{platform.system()} {platform.release()}",
        python=platform.python_version(),
        torch=torch.__version__,
        load_before=before.load,
        load_after=after.load,
        others=others,
        stolen=(after.stolen - before.stolen) / time_of_all,
    )


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())
