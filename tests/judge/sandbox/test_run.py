"""A run against children that lie: what they send is scripted here, byte by byte, on the child's end of the pipe."""

import os
import socket
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field

import pytest

from judge.frame import Answer, Returned
from judge.sandbox.codec import Writer
from judge.sandbox.format import END, FRAME, I64, NO_ENTRY, RAISED, READY, RETURNED, U32
from judge.sandbox.keeper import Exit, Spare
from judge.sandbox.output import OUTPUT_KILL
from judge.sandbox.run import Bounds, Ending, Execution, Run


@dataclass
class Warm:
    """Stands in for the keeper: notes who was to be killed."""

    killed: list[Spare] = field(default_factory=list)

    def kill(self, spare: Spare) -> None:
        self.killed.append(spare)


@dataclass
class Child:
    """The child's ends of the pipes."""

    sock: socket.socket
    out: int
    err: int
    spare: Spare

    def frame(self, kind: int, index: int = 0, body: bytes = b"") -> None:
        self.sock.sendall(FRAME.pack(kind, index, len(body)) + body)

    def answer(self, index: int, value: object = 1) -> None:
        writer = Writer(1 << 20)
        for part in (value, [], []):
            writer.value(part)
        self.frame(RETURNED, index, b"".join(writer.parts))

    def end(self, status: int | None, cpu: float = 0.0) -> None:
        """Die, and have it noticed (None: the warm process died, too)."""
        self.spare.exit = None if status is None else Exit(status, 1000, cpu)
        self.spare.gone.set()
        self.sock.close()


Script = Callable[[Child], None]
MARK = b"0123456789abcdef"
answers: list[Answer] = []
printed: list[str] = []


def run(
    script: Script,
    *,
    count: int = 2,
    seconds: float = 2.0,
    room: int = 1 << 16,
    turn: AbstractContextManager[object] | None = None,
    thinking: Callable[[], None] = lambda: None,
) -> Execution:
    """Run ``script`` as the child of a run that expects ``count`` answers, and begins on each by ``thinking``."""
    ours, theirs = socket.socketpair()
    out, their_out = os.pipe()
    err, their_err = os.pipe()
    for fd in (out, err):
        os.set_blocking(fd, False)
    spare = Spare(1, Warm(), ours, out, err)
    child = Child(theirs, their_out, their_err, spare)
    answers.clear()
    printed.clear()

    def note(_index: int, answer: Answer, _seconds: float, stdout: str) -> None:
        thinking()
        answers.append(answer)
        printed.append(stdout)

    def act() -> None:
        child.frame(READY)
        child.sock.recv(5)  # the job
        try:
            script(child)
        except OSError:
            return

    acting = threading.Thread(target=act, daemon=True)
    acting.start()
    execution = Run(spare, count, Bounds(seconds, room, 1000), MARK, note, turn or nullcontext()).execute(b"a job")
    ours.close()
    theirs.close()
    acting.join(5)
    for fd in (out, err, their_out, their_err):
        os.close(fd)
    return execution


def honest(child: Child) -> None:
    child.answer(0)
    child.answer(1)
    child.frame(END)


def test_every_answer_then_the_end_is_done() -> None:
    assert run(honest).ending is Ending.DONE
    assert answers == [Returned(1), Returned(1)]


def test_what_the_judge_takes_to_evaluate_is_not_the_submissions_time() -> None:
    begun = threading.Event()

    def answers_meanwhile(child: Child) -> None:
        child.answer(0)
        begun.wait(5)
        child.answer(1)
        child.frame(END)

    def slowly() -> None:
        begun.set()
        time.sleep(0.25)

    execution = run(answers_meanwhile, seconds=0.2, thinking=slowly)
    assert execution.ending is Ending.DONE and len(answers) == 2


def test_what_a_submission_waits_for_its_turn_is_not_its_time() -> None:
    turn = threading.Lock()

    def finds_others_thinking(child: Child) -> None:
        turn.acquire()
        child.answer(0)
        threading.Timer(0.25, turn.release).start()
        time.sleep(0.2)
        child.answer(1)
        child.frame(END)

    assert run(finds_others_thinking, seconds=0.2, turn=turn).ending is Ending.DONE


def test_a_turn_is_held_while_evaluating_and_not_while_waiting() -> None:
    turn = threading.Lock()
    held = []

    def waits_for_a_turn_of_its_own(child: Child) -> None:
        child.answer(0)
        with turn:  # free again, though the run is not over
            child.answer(1)
        child.frame(END)

    execution = run(waits_for_a_turn_of_its_own, turn=turn, thinking=lambda: held.append(turn.locked()))
    assert execution.ending is Ending.DONE
    assert held == [True, True] and not turn.locked()


def beyond_the_count(child: Child) -> None:
    honest_answers = (0, 1, 2)
    for index in honest_answers:
        child.answer(index)


def early_end(child: Child) -> None:
    child.answer(0)
    child.frame(END)


def out_of_turn(child: Child) -> None:
    child.answer(1)


def twice(child: Child) -> None:
    child.answer(0)
    child.answer(0)


def ready_again(child: Child) -> None:
    child.answer(0)
    child.frame(READY)


def unknown_kind(child: Child) -> None:
    child.frame(99)


def noise(child: Child) -> None:
    child.sock.sendall(b"\xff" * 64)


def huge(child: Child) -> None:
    child.sock.sendall(FRAME.pack(RETURNED, 0, 1 << 40))


def not_compiled_late(child: Child) -> None:
    child.answer(0)
    child.frame(NO_ENTRY)


def raised_at_import_late(child: Child) -> None:
    child.answer(0)
    child.frame(RAISED, 1, 3 * U32.pack(0) + I64.pack(0) + I64.pack(1))


WRONG = [beyond_the_count, early_end, out_of_turn, twice, ready_again, unknown_kind, noise, huge, not_compiled_late]


@pytest.mark.parametrize("script", [*WRONG, raised_at_import_late])
def test_anything_but_n_answers_in_order_and_the_end_is_no_answer(script: Script) -> None:
    execution = run(script)
    assert execution.ending is Ending.BROKEN
    assert execution.seconds < 1


def test_a_prefix_of_a_frame_waits_only_until_the_clock_runs_out() -> None:
    def drip(child: Child) -> None:
        child.sock.sendall(FRAME.pack(RETURNED, 0, 4096))
        for _ in range(100):
            child.sock.sendall(b"x")
            time.sleep(0.05)

    execution = run(drip, seconds=0.3)
    assert execution.ending is Ending.TIME
    assert execution.seconds < 1


def test_silence_is_a_time_out() -> None:
    assert run(lambda child: time.sleep(0.5), seconds=0.2).ending is Ending.TIME


@pytest.mark.parametrize(
    ("status", "cpu", "ending"),
    [
        (0, 0.0, Ending.LEFT),
        (1, 0.0, Ending.LEFT),
        (-11, 0.0, Ending.LEFT),
        (-24, 3.0, Ending.TIME),
        (-9, 3.0, Ending.TIME),
        (-9, 0.1, Ending.LOST),
        (None, 0.0, Ending.LOST),
    ],
    ids=["status 0", "status 1", "SIGSEGV", "SIGXCPU", "hard CPU limit", "killed", "warm process gone"],
)
def test_how_a_child_ended_decides_whose_fault_it_was(status: int | None, cpu: float, ending: Ending) -> None:
    def leave(child: Child) -> None:
        child.answer(0)
        child.end(status, cpu)

    execution = run(leave)
    assert execution.ending is ending
    assert len(execution.answers) == 1


def test_a_child_that_only_closes_its_pipe_gets_no_second_chance() -> None:
    execution = run(lambda child: child.sock.shutdown(socket.SHUT_RDWR))
    assert execution.ending is Ending.LEFT
    assert execution.exit is None


def test_a_missing_entry_ends_the_run() -> None:
    assert run(lambda child: child.frame(NO_ENTRY)).ending is Ending.DONE


def test_what_is_printed_belongs_to_the_case_before_the_mark() -> None:
    def talk(child: Child) -> None:
        os.write(child.out, b"one" + MARK + b"two\xff" + MARK[:7])  # the child runs ahead of the judge
        child.answer(0)
        os.write(child.out, MARK[7:])
        os.write(child.err, b"warning")
        child.answer(1)
        child.frame(END)

    execution = run(talk)
    assert printed == ["one", "two?"]
    assert execution.stderr == "warning"


def test_what_an_unfinished_case_printed_is_kept() -> None:
    def talk(child: Child) -> None:
        os.write(child.out, b"one" + MARK + b"before the loop" + MARK[:4])
        child.answer(0)
        time.sleep(0.5)

    execution = run(talk, seconds=0.3)
    assert (printed, execution.unfinished) == (["one"], "before the loop" + MARK[:4].decode())


def test_output_beyond_the_cap_is_counted_and_not_kept() -> None:
    def flood(child: Child) -> None:
        for _ in range(OUTPUT_KILL // (1 << 16) + 2):
            os.write(child.out, b"y" * (1 << 16))
        time.sleep(2)

    execution = run(flood, seconds=20)
    assert execution.ending is Ending.OUTPUT


def test_a_flood_of_complaints_ends_the_run_too() -> None:
    def flood(child: Child) -> None:
        for _ in range(OUTPUT_KILL // (1 << 16) + 2):
            os.write(child.err, b"y" * (1 << 16))
        time.sleep(2)

    assert run(flood, seconds=20).ending is Ending.OUTPUT


def test_a_word_now_and_then_never_blocks_the_child() -> None:
    """Streams are only glanced at while little is printed: what fills a pipe slowly is taken all the same."""

    def talk(child: Child) -> None:
        for _ in range(100):
            os.write(child.err, b"y" * 4000)
            time.sleep(0.001)
        honest(child)

    execution = run(talk, seconds=20)
    assert execution.ending is Ending.DONE
    assert execution.stderr.startswith("yyy")


def test_a_flood_below_the_limit_keeps_the_first_part() -> None:
    def talk(child: Child) -> None:
        os.write(child.out, b"y" * 5000 + MARK)
        honest(child)

    run(talk)
    assert printed[0] == "y" * 1000


def test_forged_marks_cost_the_judge_nothing() -> None:
    """Each mark made the judge sum up all the cases before it: a megabyte of them took it hours."""

    def forge(child: Child) -> None:
        for _ in range(32):
            os.write(child.out, MARK * 2048)
        honest(child)

    started = time.monotonic()
    assert run(forge, seconds=5).ending is Ending.DONE
    assert time.monotonic() - started < 2
