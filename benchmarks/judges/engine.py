"""This judge: the real engine with everything on, source in and report out."""

from benchmarks.judges.serving import Judge, serve

WARM_UP = 10


def start() -> tuple[Judge, str]:
    """A running engine, as the server has it. All sources of a line are handed in at once."""
    from benchmarks.workload import EXERCISE
    from judge.engine import Engine, Submission, Ticket
    from judge.problem import Catalogue
    from judge.report import report

    catalogue = Catalogue.load()
    engine = Engine(catalogue)
    engine.start()
    engine.settle()

    def submit(source: str) -> Ticket:
        return engine.submit(Submission(problem=EXERCISE, source=source))

    def told(ticket: Ticket) -> str:
        found = report(ticket.result(60), "en")
        found.model_dump_json()
        return str(found.verdict)

    def judge(sources: list[str]) -> list[str]:
        return [told(ticket) for ticket in [submit(source) for source in sources]]

    for _ in range(WARM_UP):  # the stock of plans fills, imports that wait for use happen
        judge([catalogue[EXERCISE].solution])
    return judge, f"level {engine.posture.level}, {engine.slots} slots"


if __name__ == "__main__":
    serve(start)
