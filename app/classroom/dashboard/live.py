"""Between what happens in the server and the boards that show it."""

import time

from app.classroom.dashboard.board import Board
from app.job import Job
from app.storage import Database

IDLE_SECONDS = 120.0  # so long a board is kept after the last page that asked for it
MOST = 64


class Live:
    """The boards that somebody looks at, or did a moment ago."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._boards: dict[str, Board] = {}

    async def board(self, class_id: str) -> Board:
        """The board of a class, up to date."""
        board = self._boards.get(class_id)
        if board is None:
            self._sweep()
            board = self._boards[class_id] = Board(class_id, self._database)
        await board.refresh()
        return board

    def submission(self, job: Job) -> None:
        """A submission, or its verdict, was stored."""
        if job.learner:
            for board in self._boards.values():
                board.touch(job.learner, job.problem)

    def drafted(self, learner: str, problem: str) -> None:
        """A draft was saved."""
        for board in self._boards.values():
            board.drafted(learner, problem)

    def learners(self, class_id: str) -> None:
        """Somebody joined a class or was renamed."""
        if board := self._boards.get(class_id):
            board.touch_learners(work=False)

    def wiped(self, learner: str) -> None:
        """Somebody's work was deleted, or somebody was."""
        for board in self._boards.values():
            if learner in board.names:
                board.touch_learners(work=True)

    def stop(self) -> None:
        """Let go of whoever waits."""
        for board in self._boards.values():
            board.wake()

    def _sweep(self) -> None:
        now = time.monotonic()
        for id in [id for id, board in self._boards.items() if now - board.used > IDLE_SECONDS]:
            del self._boards[id]
        while len(self._boards) >= MOST:
            del self._boards[min(self._boards, key=lambda id: self._boards[id].used)]
