"""The skin of pygame-gui elements: our fonts at this reader's size, our colours, nothing of its own plates."""

from __future__ import annotations

from typing import Any

from pygame_gui import UIManager
from pygame_gui.core import UIAppearanceTheme

from ui.art.lettering import Role, font_file
from ui.frame.screen import Screen

_ROLES: tuple[Role, ...] = ("body", "bold", "italic")
_NOTHING = "#00000000"
TYPE = 20
"""Pixels of the design of what is written."""


def element_theme(px: int) -> dict[str, dict[str, dict[str, str]]]:
    """Sizes of fonts are absolute, so there is a theme per size of type."""
    size = str(px)
    regular, bold, italic = (str(font_file(role)) for role in _ROLES)
    font = {
        "name": "alegreya",
        "size": size,
        "locale": "en",
        "regular_path": regular,
        "bold_path": bold,
        "italic_path": italic,
        "bold_italic_path": bold,
    }
    return {
        "text_entry_line": {
            "colours": {
                "dark_bg": _NOTHING,
                "normal_bg": _NOTHING,
                "normal_border": _NOTHING,
                "normal_text": "#3a200a",
                "selected_bg": "#e8bf6a",
                "selected_text": "#3a200a",
                "text_cursor": "#3a200a",
                "disabled_dark_bg": _NOTHING,
                "disabled_bg": _NOTHING,
                "disabled_border": _NOTHING,
                "disabled_text": "#96805c",
            },
            "font": font,
            "misc": {"shape": "rectangle", "border_width": "0", "shadow_width": "0", "padding": "0,0"},
        }
    }


_READ: dict[int, UIAppearanceTheme] = {}
"""Themes with their fonts by the size of type: to read one takes as long as to lay out all the rest of a scene."""


class _Manager(UIManager):
    """A manager that shares its theme with those before it."""

    def __init__(self, size: tuple[int, int], px: int) -> None:
        self._px = px
        super().__init__(size, enable_live_theme_updates=False)

    def create_new_theme(self, theme_path: Any = None) -> UIAppearanceTheme:
        if self._px not in _READ:
            _READ[self._px] = super().create_new_theme(element_theme(self._px))
        return _READ[self._px]


def manager_for(screen: Screen) -> UIManager:
    """A manager for the elements of one layout of one scene."""
    return _Manager(screen.size, screen.text(TYPE))
