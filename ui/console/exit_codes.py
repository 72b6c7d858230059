"""How a command ended, as the shell is told."""

FINE = 0
FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130
TERMINATED = 143
