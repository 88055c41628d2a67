"""The one-shot child: takes a job off its pipe, runs the submission, answers with one frame per case, and is gone.

Nothing secret is here: the job holds the learner's source, the exercise's driver and the inputs. Whatever the
submission does to this code can only spoil its own answers, since a frame counts for nothing but the values in it.
"""

import builtins
import contextlib
import gc
import importlib
import linecache
import os
import random
import socket
import sys
import traceback
import types
from typing import Any

import torch

from judge.sandbox import confine, forbidden, free
from judge.sandbox.codec import Reader, Writer, tensors
from judge.sandbox.format import (
    CALL,
    END,
    FORBIDDEN,
    FRAME,
    JOB,
    NO_ENTRY,
    NOT_COMPILED,
    RAISED,
    READY,
    RETURNED,
    UNCONFINED,
)

FILENAME = "submission.py"
_MAX_TRACEBACK = 12  # frames of the learner's code that are shown
# symbolic_shapes brings sympy, half a second: some operations import it on first use.
_STANDARD = ("collections", "dataclasses", "functools", "itertools", "math", "typing")
_WANTED = (*_STANDARD, "numpy", "torch.nn.functional", "torch.fx.experimental.symbolic_shapes")


# Looked up once in the warm process: walking all of sys.modules in a child would touch, and so copy, most of its pages.
_OURS = {name: module for name, module in sys.modules.items() if name == "judge" or name.startswith("judge.")}
_OURS["__main__"] = sys.modules["__main__"]


class Pipe:
    """The job and result socket. Its methods are bound before the submission runs."""

    def __init__(self, sock: socket.socket) -> None:
        self._sock, self._stdout = sock, sys.stdout.buffer
        self._send, self._recv_into = sock.sendall, sock.recv_into

    def end_case(self, mark: bytes) -> None:
        """Whatever was printed so far belongs to this case. The streams may be anything the submission made of them."""
        for flush in (lambda: sys.stdout.flush(), lambda: sys.stderr.flush(), lambda: self._stdout.write(mark)):
            with contextlib.suppress(BaseException):
                flush()
        with contextlib.suppress(BaseException):
            self._stdout.flush()

    def send(self, kind: int, index: int = 0, parts: list[bytes] | None = None) -> None:
        body = b"".join(parts or [])
        self._send(FRAME.pack(kind, index, len(body)) + body)

    def receive(self, size: int) -> memoryview:
        data = memoryview(bytearray(size))
        got = 0
        while got < size:
            try:
                count = self._recv_into(data[got:])
            except ConnectionError:
                count = 0
            if not count:
                os._exit(0)  # the judge has gone or wants no answer
            got += count
        return data


class Job:
    """One submission and the calls to make."""

    def __init__(self, header: tuple[Any, ...], body: memoryview) -> None:
        self.time_ms, self.memory, self.room, self.seed, self.mark, *sizes = header
        reader = Reader(body)
        self.source = str(reader.take(sizes[0]), "utf-8-sig", "replace")
        self.driver = bytes(reader.take(sizes[1]))
        self.entry = str(reader.take(sizes[2]), "utf-8")
        self.forbidden = str(reader.take(sizes[3]), "utf-8").split()
        self.calls = reader.take(sizes[4])


def run(pipe: Pipe, job: Job) -> None:
    """Judge ``job`` and send its frames. Returns when all are sent; the caller ends the process."""
    _forget_the_judge()
    _seed(job.seed)
    try:
        # Text, not bytes: a coding cookie from the file it was pasted from must not be obeyed a second time.
        code = compile(job.source, FILENAME, "exec", dont_inherit=True)
        if used := forbidden.uses(job.source, job.forbidden) if job.forbidden else None:
            pipe.send(FORBIDDEN, 0, _forbidden(used[0]))
            return
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError) as error:
        pipe.end_case(job.mark)
        pipe.send(NOT_COMPILED, 0, _not_compiled(error))
        return
    module = _module(job.source)
    if not job.entry:
        _run_free(pipe, job, module)
        return
    try:
        exec(code, module.__dict__)
        drive = _drive(job)
    except BaseException as error:
        pipe.end_case(job.mark)
        pipe.send(RAISED, 0, _raised(error, at_import=True))
        return
    if not callable(module.__dict__.get(job.entry)):
        pipe.end_case(job.mark)
        pipe.send(NO_ENTRY)
        return
    reader, index = Reader(job.calls), 0
    while not reader.done:
        _one_case(pipe, index, reader, module, job, drive)
        index += 1
    pipe.send(END, index)


def _run_free(pipe: Pipe, job: Job, module: types.ModuleType) -> None:
    """No entry point: run the source once and answer with the value of its last expression."""
    try:
        body, last = free.split(job.source, FILENAME)
        exec(body, module.__dict__)
        value = None if last is None else eval(last, module.__dict__)
        writer = Writer(job.room)
        writer.value(free.result(value))
        writer.value([])  # no gradients, and no arguments that could come back changed
        writer.value([])
    except BaseException as error:
        kind, parts = RAISED, _raised(error)
    else:
        kind, parts = RETURNED, writer.parts
    pipe.end_case(job.mark)
    pipe.send(kind, 0, parts)
    pipe.send(END, 1)


def _one_case(pipe: Pipe, index: int, reader: Reader, module: types.ModuleType, job: Job, drive: Any) -> None:
    (gradient,) = CALL.unpack(reader.take(CALL.size))
    args, kwargs, cotangents = reader.value(), reader.value(), reader.value()
    given = [*tensors(args), *tensors(kwargs)]
    leaves = [t.requires_grad_() for t in given if t.is_floating_point()] if gradient else []
    try:
        value = module.__dict__[job.entry](*args, **kwargs) if drive is None else drive(module, *args, **kwargs)
        writer = Writer(job.room)
        writer.value(value)
        writer.value(_gradients(value, leaves, cotangents))
        writer.value(given)
    except BaseException as error:
        kind, parts = RAISED, _raised(error)
    else:
        kind, parts = RETURNED, writer.parts
    pipe.end_case(job.mark)
    pipe.send(kind, index, parts)


def _gradients(value: Any, leaves: list[torch.Tensor], cotangents: tuple[torch.Tensor, ...]) -> list[Any]:
    """The vector-Jacobian product for each leaf; None where the graph does not reach it."""
    if not leaves:
        return []
    outputs = [t for t in tensors(value) if t.is_floating_point()]
    pairs = [(o, c) for o, c in zip(outputs, cotangents, strict=False) if o.requires_grad and o.shape == c.shape]
    if not pairs:
        return [None] * len(leaves)
    # The product with the cotangent, summed, has that cotangent as its gradient. Handing vectors to autograd instead
    # would import sympy first, a third of a second in every child.
    products = [(output * cotangent.to(output.dtype)).sum().double() for output, cotangent in pairs]
    return list(torch.autograd.grad(torch.stack(products).sum(), leaves, allow_unused=True))


def _module(text: str) -> types.ModuleType:
    """A module of its own name, findable by whatever looks it up: dataclasses, pickling, tracebacks with source."""
    module = types.ModuleType("submission")
    module.__file__ = FILENAME
    sys.modules["submission"] = module
    linecache.cache[FILENAME] = (len(text), None, text.splitlines(keepends=True), FILENAME)
    return module


def _drive(job: Job) -> Any:
    if not job.driver:
        return None
    driver = types.ModuleType("driver")
    exec(compile(job.driver, "driver.py", "exec", dont_inherit=True), driver.__dict__)
    return driver.__dict__["drive"]


def _raised(error: BaseException, *, at_import: bool = False) -> list[bytes]:
    writer = Writer(0)
    try:
        text = str(error)
    except BaseException:
        text = "(its text could not be read)"
    writer.text(type(error).__name__)
    writer.text(text)
    writer.text(_learners_lines(error))
    writer.number(int(isinstance(error, MemoryError) or "can't allocate memory" in text))
    writer.number(int(at_import))
    return writer.parts


def _learners_lines(error: BaseException) -> str:
    """The traceback, cut to the submission's own frames, innermost last."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if f.filename == FILENAME]
    if len(frames) > _MAX_TRACEBACK:
        frames = [*frames[: _MAX_TRACEBACK // 2], *frames[-_MAX_TRACEBACK // 2 :]]
    return "".join(f"line {f.lineno}, in {f.name}\n    {(f.line or '').strip()}\n" for f in frames)


def _not_compiled(error: Exception) -> list[bytes]:
    writer = Writer(0)
    syntax = isinstance(error, SyntaxError)
    writer.text(f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}")
    writer.number((syntax and getattr(error, "lineno", 0)) or 0)
    writer.number((syntax and getattr(error, "offset", 0)) or 0)
    writer.text((getattr(error, "text", "") or "").rstrip("\n") if syntax else "")
    return writer.parts


def _forbidden(use: forbidden.Use) -> list[bytes]:
    writer = Writer(0)
    writer.text(use.name)
    writer.number(use.line)
    writer.number(use.column)
    return writer.parts


def _forget_the_judge() -> None:
    """Leave no module of ours for ``import judge`` to find, and no argument to read."""
    for name in _OURS:
        sys.modules.pop(name, None)
    main = sys.modules["__main__"] = types.ModuleType("__main__")
    main.__dict__["__builtins__"] = builtins
    sys.argv = [FILENAME]


def _seed(seed: int) -> None:
    """Every child inherits the same generator states; each gets its own, the same again when a case is replayed."""
    random.seed(seed)
    torch.default_generator.manual_seed(seed)
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        numpy.random.seed(seed % (1 << 32))


def serve(sock: socket.socket, confinement: confine.Confinement, uid: int | None, parent: int, prewarm: bytes) -> None:
    """The life of a child after the fork; never returns."""
    pipe = Pipe(sock)
    try:
        confine.before_job(confinement, uid, parent)
        gc.enable()
        if prewarm:
            rehearse(prewarm)
        pipe.send(READY)
        header = JOB.unpack(pipe.receive(JOB.size))
        job = Job(header, pipe.receive(sum(header[5:])))
        confine.for_job(confinement, job.memory, -(-job.time_ms // 1000))
    except BaseException as error:
        pipe.send(UNCONFINED, 0, [repr(error).encode()[:1000]])
        os._exit(1)
    run(pipe, job)
    os._exit(0)


def warm_up() -> None:
    """In the warm process: import what submissions use and run one small single-threaded operation of each kind."""
    torch.set_num_threads(1)
    x = torch.arange(8.0).reshape(2, 4).requires_grad_()
    torch.autograd.grad((x @ x.T).sin().sum(), x)
    for name in _WANTED:
        importlib.import_module(name)
    sys.modules["numpy"].random.seed(0)


class _Nowhere(Pipe):
    def __init__(self) -> None:
        """No socket."""

    def end_case(self, mark: bytes) -> None:
        """Nothing was printed."""

    def send(self, kind: int, index: int = 0, parts: list[bytes] | None = None) -> None:
        FRAME.pack(kind, index, len(b"".join(parts or [])))


def rehearse(prewarm: bytes) -> None:
    """Judge a harmless job into the void, so that the pages a real one touches are this child's own already."""
    header = JOB.unpack_from(prewarm)
    run(_Nowhere(), Job(header, memoryview(prewarm)[JOB.size :]))
    del sys.modules["submission"]
    sys.modules.update(_OURS)
