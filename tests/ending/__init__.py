"""The end of a game and what comes after a failure."""
