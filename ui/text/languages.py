"""The languages of the house and their grammars; French comes first."""

from __future__ import annotations

from ui.text.english import ENGLISH
from ui.text.french import FRENCH

GRAMMARS = {"fr": FRENCH, "en": ENGLISH}
LANGUAGES = ("fr", "en")
