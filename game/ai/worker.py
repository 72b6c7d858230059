"""A process that thinks, so that the window never waits.

It starts with the first question and stays. It gets what the seat knows and nothing more, answers through
one pipe, and ends when the pipe closes or its parent is gone, whatever the reason. If it dies over a question
(killed, out of memory), another process gets the same question with the same seed: the match stays the same.
"""

from __future__ import annotations

import logging
import pickle
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import TypeVar

from game.ai.choice import Answer, Choice
from game.ai.levels import decide
from game.core import data
from game.core.position import Position
from game.core.processes import SPAWN, enter_child
from game.core.title import Title, chance_of

P = TypeVar("P", bound=Position)

ATTEMPTS = 2
"""How many processes may die over the same question before that is an error."""
_log = logging.getLogger("ipet.ai")


class Worker:
    """One thinking process; one question at a time."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._questions = 0
        self._open_question = 0
        self._asked = b""
        """The open question, ready to be asked again."""
        self._deaths = 0

    @property
    def thinking(self) -> bool:
        return self._open_question != 0

    def start(self) -> None:
        """Start the process ahead of the first question, which otherwise waits for it.

        A system that refuses is asked again with the question."""
        if self._process is not None and self._process.is_alive():
            return
        self._end_process()
        pipe, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=think, args=(theirs, data.override_folder()), daemon=True)
        try:
            process.start()
        except OSError as error:
            _log.error("no thinking process: error %s", error.errno)
            pipe.close()
        else:
            self._pipe, self._process = pipe, process
        finally:
            theirs.close()

    def ask(self, title: Title[P], position: P, seat: int, level: str, seed: int) -> int:
        """Ask for a move; returns the number of the question. A question still open is cancelled."""
        self.cancel()
        self._questions += 1
        self._open_question = self._questions
        self._asked = pickle.dumps((title, position.known_to(seat), seat, level, seed))
        self._deaths = 0
        self._send()
        return self._open_question

    def poll(self) -> Answer | None:
        """The answer, if it has come; never waits."""
        if not self._open_question:
            return None
        question = self._open_question
        try:
            if self._pipe is None:
                raise EOFError("it could not be started")
            if not self._pipe.poll():
                return None
            choice, trace = self._pipe.recv()
        except (EOFError, OSError) as error:
            self._end_process()
            self._deaths += 1
            _log.error("the thinking process ended, %d of %d: %s", self._deaths, ATTEMPTS, type(error).__name__)
            if self._deaths < ATTEMPTS:
                self._send()
                return None
            choice, trace = None, f"the thinking process ended {self._deaths} times: {error!r}"
        self._open_question = 0
        return Answer(question, choice, trace)

    def cancel(self) -> None:
        """Forget the open question at once; a new process starts with the next one."""
        if self._open_question:
            self.close()

    def close(self) -> None:
        """End the process; the worker can be asked again later."""
        self._open_question = 0
        self._end_process()

    def _send(self) -> None:
        """Put the open question to a living process; poll() tells if it is gone meanwhile."""
        self.start()
        if self._pipe is not None:
            with suppress(OSError):
                self._pipe.send_bytes(self._asked)

    def _end_process(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


def think(pipe: Connection, overrides: Path | None) -> None:
    """The life of the process: a question, an answer, until the pipe closes."""
    enter_child(overrides)
    while True:
        try:
            question = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send(_answer(question))


def _answer(question: bytes) -> tuple[Choice | None, str]:
    """The choice, or the trace of whatever went wrong: here ends what this process can see, so nothing is let pass."""
    try:
        title, known, seat, level, seed = pickle.loads(question)
        return decide(title, known, seat, level, chance_of(seed)), ""
    except Exception:
        return None, traceback.format_exc()
