"""The command line, run in this process through its three streams; a few times as a process of its own."""
