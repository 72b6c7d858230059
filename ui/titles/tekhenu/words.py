"""What Tekhenu tells in words of its own: goods, gains, dice, the order of the seats, Faith on the scales."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from game.tekhenu.cards import Gain
from game.tekhenu.components import components
from game.tekhenu.dial import SECTIONS
from game.tekhenu.words import GODS, GOODS
from ui.text.grammar import number
from ui.text.voice import Voice
from ui.text.wordings import Wording


def goods_in_words(voice: Voice, goods: Sequence[int]) -> str:
    """« 2 Granites et 1 Or »; amounts stand in the order of GOODS."""
    told = [_phrase(voice, "amount", n=n, resource=GOODS[good]) for good, n in enumerate(goods) if n]
    return voice.catalogue.grammar.listed(told) or _phrase(voice, "nothing")


def gain_in_words(voice: Voice, gain: Gain) -> str:
    """« 2 Scribes, 1 PV, +3 en Population »."""
    told = [_phrase(voice, "amount", n=n, resource=GOODS[good]) for good, n in enumerate(gain.goods) if n]
    told += [voice.say("core.unit.points", n=gain.vp)] if gain.vp else []
    steps = (("population", gain.population), ("happiness", gain.happiness))
    told += [_phrase(voice, "steps", n=n, track=track) for track, n in steps if n]
    return ", ".join(told) or _phrase(voice, "nothing")


def die_in_words(voice: Voice, colour: str, face: int) -> str:
    return _phrase(voice, "die", colour=colour, face=face)


def signed_balance(voice: Voice, balance: int) -> str:
    """+3, −2, and 0 without a sign."""
    return number(balance, signed=balance != 0)


def faith_in_words(voice: Voice, n: int) -> str:
    """« 2 Foi à gauche »; a negative number lies on the right."""
    side = "faith_left" if n > 0 else "faith_right" if n < 0 else "faith_kept"
    return _phrase(voice, side, n=abs(n))


def _dice(voice: Voice, colours: Sequence[str], faces: Sequence[int]) -> str:
    pairs = zip(colours, faces, strict=True)
    return voice.catalogue.grammar.listed([die_in_words(voice, colour, face) for colour, face in pairs])


def _names(voice: Voice, seats: Sequence[int]) -> str:
    return voice.catalogue.grammar.listed([voice.seats[seat] for seat in seats])


def _cards(voice: Voice, cards: Sequence[str]) -> str:
    return voice.catalogue.grammar.listed([voice.noun("card", card) for card in cards]) or _phrase(voice, "none")


def _sunny(voice: Voice, section: str) -> str:
    """The two sections in the sun: the first one and the next clockwise."""
    second = GODS[(GODS.index(section) + 1) % SECTIONS]
    return voice.catalogue.grammar.listed([voice.noun("god", section), voice.noun("god", second)])


def _call(voice: Voice, card: str) -> str:
    """What calling Anubis takes: Scribes, or a Blessing."""
    if card:
        return _phrase(voice, "quoted", card=card)
    return _phrase(voice, "amount", n=components().anubis_scribes, resource="scribe")


def _occasion(voice: Voice, free: bool) -> str:
    """Why an action without a die is offered: a Decree, or the end of the Happiness track."""
    return _phrase(voice, "last_work" if free else "track_end", n=components().track_end)


def because(voice: Voice, why: str, terms: Sequence[tuple[str, int]], points: int, tied: int, by: Sequence[str]) -> str:
    """Why Botankhamon does something, with the sum behind it and what decides between equals."""
    told = voice.noun("why", why)
    if terms:
        sum_told = " + ".join(_phrase(voice, f"term_{what}", n=n) for what, n in terms)
        sum_told = _phrase(voice, "because_points", told=sum_told, n=points) if points else sum_told
        told = _phrase(voice, "because_sum", what=told, told=sum_told)
    if tied < 2:
        return told
    breaks = [_phrase(voice, f"tie_{name}") for name in by]
    decided = reduce(lambda first, then: _phrase(voice, "tie_then", first=first, then=then), breaks)
    return _phrase(voice, "because_tie", what=told, n=tied, told=decided)


def _phrase(voice: Voice, name: str, **values: object) -> str:
    return voice.say(f"tekhenu.phrase.{name}", **values)


WORDINGS = {
    "goods": Wording(("goods",), goods_in_words),
    "price": Wording(("price",), goods_in_words),
    "dice": Wording(("colours", "faces"), _dice),
    "order": Wording(("seats",), _names),
    "revealed": Wording(("card",), _cards),
    "sunny": Wording(("section",), _sunny),
    "faith": Wording(("n",), faith_in_words),
    "call": Wording(("card",), _call),
    "occasion": Wording(("free",), _occasion),
    "weighed": Wording(("balance",), signed_balance),
    "because": Wording(("why", "terms", "points", "tied", "by"), because),
}
