"""The command line: what it accepts, in which language it answers, and the commands behind it."""
