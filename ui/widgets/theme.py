"""The skin of pygame-gui elements: our fonts at this reader's size, our colours, nothing of its own plates."""

from __future__ import annotations

import pygame_gui

from ui.art.lettering import Role, font_file
from ui.frame.screen import Screen

_ROLES: tuple[Role, ...] = ("body", "bold", "italic")
_NOTHING = "#00000000"


def element_theme(screen: Screen, px: float = 20) -> dict[str, dict[str, dict[str, str]]]:
    """Sizes of fonts are absolute, so the theme is made per window and text size."""
    size = str(screen.text(px))
    regular, bold, italic = (str(font_file(role)) for role in _ROLES)
    font = {
        "name": "alegreya", "size": size, "locale": "en", "regular_path": regular, "bold_path": bold,
        "italic_path": italic, "bold_italic_path": bold,
    }  # fmt: skip
    return {
        "text_entry_line": {
            "colours": {
                "dark_bg": _NOTHING, "normal_bg": _NOTHING, "normal_border": _NOTHING, "normal_text": "#3a200a",
                "selected_bg": "#e8bf6a", "selected_text": "#3a200a", "text_cursor": "#3a200a",
                "disabled_dark_bg": _NOTHING, "disabled_bg": _NOTHING, "disabled_border": _NOTHING,
                "disabled_text": "#96805c",
            },
            "font": font,
            "misc": {"shape": "rectangle", "border_width": "0", "shadow_width": "0", "padding": "0,0"},
        }
    }  # fmt: skip


def manager_for(screen: Screen) -> pygame_gui.UIManager:
    """A manager for the elements of one layout of one scene."""
    return pygame_gui.UIManager(screen.size, element_theme(screen), enable_live_theme_updates=False)
