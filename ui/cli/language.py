"""In which language to answer: as asked, else as settings say, else as the system speaks, else French."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping

from ui.text.languages import LANGUAGES

DEFAULT = LANGUAGES[0]
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the system if it is one of ours."""
    name = next((environment[variable] for variable in _VARIABLES if environment.get(variable)), None)
    if name is None:
        name = locale.getlocale()[0] or ""
    return next((language for language in LANGUAGES if name.lower().startswith(language)), DEFAULT)
