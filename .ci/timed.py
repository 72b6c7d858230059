"""Run a command and tell what it cost: `timed.py NAME [--most SECONDS] COMMAND...`; a dear one is a failure."""

from __future__ import annotations

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter


def main(name: str, *words: str) -> int:
    most = float("inf")
    if words[0] == "--most":
        most, words = float(words[1]), words[2:]
    begun = perf_counter()
    code = subprocess.run(words, check=False).returncode
    used = getrusage(RUSAGE_CHILDREN)
    busy = used.ru_utime + used.ru_stime
    cost = f"{perf_counter() - begun:.0f} s, {busy:.0f} s of processor time, largest process {used.ru_maxrss >> 10} MB"
    print(f"{name}: {cost}", flush=True)
    if busy > most:
        print(f"{name} may take {most:.0f} s of processor time at most")
    return code or int(busy > most)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
