"""What Pharaon tells in words of its own: tokens counted, vases, nobles by their number, gains, effects of tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.pharaon.components import components
from game.pharaon.pieces import RESOURCES, Effect, Gains
from ui.text.voice import Voice
from ui.text.wordings import Wording


def tokens_in_words(voice: Voice, tokens: Iterable[str]) -> str:
    """« 2 Justice et 1 Offrande 2 PP »; resources and offering tokens alike."""
    told = [_phrase(voice, "amount", n=n, token=token) for token, n in Counter(tokens).items()]
    return voice.catalogue.grammar.listed(told) or _phrase(voice, "nothing")


def gains_in_words(voice: Voice, gains: Gains) -> str:
    """« 1 Royauté, 1 Argent, 1 Vase » in the order in which they are taken (PHA-6.3.2, PHA-6.4.2)."""
    return ", ".join(_gains(voice, gains)) or _phrase(voice, "nothing")


def option_in_words(voice: Voice, option: str) -> str:
    """What a line of the Nile quarter gives, climbs included."""
    entry = components().nile[option]
    climbs = [_phrase(voice, "climbs", n=len(entry.climbs))] if entry.climbs else []
    return ", ".join(_gains(voice, entry.gains) + climbs)


def noble_in_words(voice: Voice, noble: str) -> str:
    """« Scribe n° 2 »; a name that only one card has needs no number."""
    return _numbered(voice, noble, "numbered_noble") if _has_namesakes(voice, noble) else voice.noun("noble", noble)


def the_noble(voice: Voice, noble: str) -> str:
    """« le Scribe n° 2 », « l’Architecte »."""
    return _numbered(voice, noble, "the_numbered_noble" if _has_namesakes(voice, noble) else "the_noble")


def vase_in_words(voice: Voice, vase: str) -> str:
    """Where the three resources of a vase stand."""
    return _phrase(voice, "vase", bottom=_bottom(voice, vase), top=_top(voice, vase))


def artisan_in_words(voice: Voice, artisan: str) -> str:
    """What an artisan gives, and its prestige."""
    card = components().artisans[artisan]
    return _phrase(voice, "artisan", gains=gains_in_words(voice, card.gains), n=card.pp)


def token_in_words(voice: Voice, token: str) -> str:
    """What an offering token pays, and what it is worth."""
    kind = components().tokens[components().token_index[token]]
    target = {kind.kind: kind.target} if kind.target else {}
    return _phrase(voice, f"token_{kind.kind}", n=components().offering_pp + kind.pp_bonus, **target)


def effect_in_words(voice: Voice, effect: Effect) -> str:
    """An icon of a Traitor tile."""
    values = {"god": effect.god} if effect.god else {"n": effect.n}
    tail = f".{effect.which}" if effect.which else ""
    return voice.say(f"pharaon.tile_effect.{effect.kind}{tail}", **values)


def _gains(voice: Voice, gains: Gains) -> list[str]:
    counted = Counter(RESOURCES[number] for number in gains.resources)
    told = [_phrase(voice, "amount", n=n, token=name) for name, n in counted.items()]
    told += [_phrase(voice, "any", n=gains.any)] if gains.any else []
    told += [_phrase(voice, "amount", n=gains.silver, token="silver")] if gains.silver else []
    told += [_phrase(voice, "vases", n=gains.vases)] if gains.vases else []
    return told


def _has_namesakes(voice: Voice, noble: str) -> bool:
    name = voice.noun("noble", noble)
    return sum(voice.noun("noble", other) == name for other in components().nobles) > 1


def _numbered(voice: Voice, noble: str, phrase: str) -> str:
    return _phrase(voice, phrase, noble=noble, n=components().nobles[noble].number)


def _nobles(voice: Voice, nobles: Sequence[str]) -> str:
    return voice.catalogue.grammar.listed([the_noble(voice, noble) for noble in nobles])


def _contents(voice: Voice, vase: str) -> str:
    return _named(voice, components().vases[vase].resources)


def _bottom(voice: Voice, vase: str) -> str:
    return _named(voice, (components().vases[vase].bottom,))


def _top(voice: Voice, vase: str) -> str:
    return _named(voice, components().vases[vase].top)


def _named(voice: Voice, resources: Sequence[int]) -> str:
    return tokens_in_words(voice, (RESOURCES[number] for number in resources))


def _revealed(voice: Voice, vases: Sequence[str]) -> str:
    return _phrase(voice, "new_vases", n=len(vases))


def _tiles(voice: Voice, tiles: Sequence[str]) -> str:
    told = [voice.noun("tile", tile) for tile in tiles]
    return voice.catalogue.grammar.listed(told) or _phrase(voice, "no_tile")


def _still(voice: Voice, least: int, most: int) -> str:
    """How many tokens are still to be paid; ways to pay may differ in number."""
    return _phrase(voice, "still" if least == most else "still_between", n=least, most=most)


def _either(voice: Voice, resources: Sequence[str]) -> str:
    """« Royauté ou Commerce »: one of them is to be chosen."""
    return voice.catalogue.grammar.either([voice.noun("resource", name) for name in resources])


def _phrase(voice: Voice, name: str, **values: object) -> str:
    return voice.say(f"pharaon.phrase.{name}", **values)


WORDINGS = {
    "gained": Wording(("resource",), tokens_in_words),
    "paid": Wording(("token",), tokens_in_words),
    "chosen": Wording(("token",), tokens_in_words),
    "contents": Wording(("vase",), _contents),
    "bottom": Wording(("vase",), _bottom),
    "top": Wording(("vase",), _top),
    "revealed": Wording(("vase",), _revealed),
    "the_noble": Wording(("noble",), the_noble),
    "these_nobles": Wording(("noble",), _nobles),
    "these_tiles": Wording(("tile",), _tiles),
    "yields": Wording(("option",), option_in_words),
    "still": Wording(("n", "most"), _still),
    "either_track": Wording(("track",), _either),
    "either_resource": Wording(("resource",), _either),
}
