"""A narrator of any game at a table of fixed names."""

from collections.abc import Sequence

from ui.text import Catalogue
from ui.text.narrator import Narrator

NAMES = ("Néféret", "Arnaud", "Hatchepsout", "Élise", "Yann")


def narrator(title: str, language: str = "fr", names: Sequence[str] = NAMES) -> Narrator:
    return Narrator(Catalogue.load(language), title, names)


def plain(text: str) -> str:
    """With spaces that may break, as one types them."""
    return text.replace("\u00a0", " ")
