"""Kills children with SIGKILL at random moments while they save, and loads what they leave.

Run by test_kills.py as a program of its own, single-threaded, so that a fork is safe and costs a millisecond.
A child saves the same match again and again, one move further each time, and tells through a pipe which saves
are complete. Prints the number of kills survived, or says what was lost.
"""

import os
import random
import signal
import sys
import time
from pathlib import Path

from saves import DamagedSave, SaveIdentity, Store
from tests.saves.builders import played, repertoire

KEEPSAKE = SaveIdentity("00112233445566aa", "Soirée")
CYCLE = [played(moves) for moves in range(15)]
"""The match after 0, 1, ... moves: a save is known by its number of moves."""
READY = 255
LONGEST_DELAY = 0.02


def main(folder: Path, kills: int, seed: int) -> int:
    chance = random.Random(seed)
    path = Store(folder, repertoire()).save(CYCLE[0], KEEPSAKE)
    number = 0
    for _ in range(kills):
        completed = kill_one(folder, path, number, chance.uniform(0, LONGEST_DELAY))
        try:
            number = found(folder, path)
        except DamagedSave as damaged:
            return say(f"damaged: {damaged}")
        if number not in (completed, (completed + 1) % len(CYCLE)):
            return say(f"{completed} was complete, {number} was found")
    print(kills)
    return 0


def found(folder: Path, path: Path) -> int:
    """The number of moves in what a killed child left, once the program has started again and all is in order."""
    store = Store(folder, repertoire())
    for entry in (*store.matches(), *store.autosaves()):
        if entry.trouble is not None:
            raise entry.trouble
    assert not list(folder.rglob(".ipet-*")), "a temporary file was left"
    return len(store.load(path).match.moves)


def kill_one(folder: Path, path: Path, number: int, delay: float) -> int:
    """Kill a child that saves after a while; returns the last save that it completed."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        save_for_ever(Store(folder, repertoire()), path, number, write)
    os.close(write)
    told = os.read(read, 1)
    end = time.perf_counter() + delay
    while time.perf_counter() < end:
        pass
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(read, 4096):
        told += more
    os.close(read)
    return number if told[-1] == READY else told[-1]


def save_for_ever(store: Store, path: Path, number: int, write: int) -> None:
    os.write(write, bytes([READY]))
    while True:
        number = (number + 1) % len(CYCLE)
        store.save(CYCLE[number], KEEPSAKE, over=path)
        os.write(write, bytes([number]))
        store.autosave(CYCLE[number], KEEPSAKE)


def say(what: str) -> int:
    print(what)
    return 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
