"""The saved matches: a list, the chosen one, and what can be done with it."""

from ui.scenes.load.scene import LoadScene

__all__ = ["LoadScene"]
