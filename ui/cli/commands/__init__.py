"""One module per command, imported when asked for. Each has `run(options, console) -> int`, the exit code."""
