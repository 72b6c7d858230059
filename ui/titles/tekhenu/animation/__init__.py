"""How what happened is shown: a copy of the position is led through the events, act by act."""
