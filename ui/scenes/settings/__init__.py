"""The settings: sections at the left, a page of controls, and a preview of what they do."""

from ui.scenes.settings.scene import SettingsScene

__all__ = ["SettingsScene"]
