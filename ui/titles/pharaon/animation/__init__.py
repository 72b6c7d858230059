"""How what happened is shown: the director leads a copy of the position through the events."""
