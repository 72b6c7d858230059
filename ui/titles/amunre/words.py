"""What Amun-Re tells in words of its own: the immediate bonus that is laid on a province."""

from __future__ import annotations

from ui.text.voice import Voice
from ui.text.wordings import Wording


def bonus_in_words(voice: Voice, cards: int, stones: int) -> str:
    """« 1 carte Faveur et 1 Pierre »."""
    told = [voice.say(f"amunre.laid.{kind}", n=n) for kind, n in (("cards", cards), ("stones", stones)) if n]
    return voice.catalogue.grammar.listed(told)


WORDINGS = {"laid": Wording(("cards", "stones"), bonus_in_words)}
