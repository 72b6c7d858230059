"""A new match: which game, who sits where, with which options."""

from ui.scenes.new_match.scene import NewMatchScene

__all__ = ["NewMatchScene"]
