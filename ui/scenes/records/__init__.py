"""Finished games: results and simple statistics."""

from ui.scenes.records.scene import RecordsScene

__all__ = ["RecordsScene"]
