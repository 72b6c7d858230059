"""The window, driven by a pilot without a screen."""
