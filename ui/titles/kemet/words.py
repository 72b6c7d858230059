"""What Kemet tells in words of its own: groups, districts, values of battle cards and creatures, the turn order."""

from __future__ import annotations

from collections.abc import Sequence

from game.kemet.components import components
from ui.text.voice import Voice
from ui.text.wordings import Wording


def battle_card_in_words(voice: Voice, card: str) -> str:
    """« Force 4, Dégâts 1, Défense 0 »."""
    values = components().battle_cards[card]
    return _phrase(voice, "battle", force=values.force, damage=values.damage, defence=values.defence)


def creature_in_words(voice: Voice, creature: str) -> str:
    """« +2 Force, +1 Mouvement terrestre, ignore les Murailles »: what it gives to its Troop and to its owner."""
    figure = components().creatures[creature]
    bonuses = {
        "force": figure.force,
        "damage": figure.damage,
        "defence": figure.defence,
        "land_moves": figure.land_moves,
    }
    told = [_phrase(voice, name, n=n) for name, n in bonuses.items() if n]
    told += [_phrase(voice, figure.special)] if figure.special != "none" else []
    effect = components().tiles[figure.tile].effect
    told += [_phrase(voice, effect.kind)] if effect.type == "creature_and_vp" else []
    return ", ".join(told)


def group_in_words(voice: Voice, n: int, creatures: Sequence[str]) -> str:
    """« 3 Unités et le Phénix »."""
    figures = [_phrase(voice, "creature", creature=creature) for creature in creatures]
    return voice.catalogue.grammar.listed([_phrase(voice, "units", n=n), *figures])


def districts_in_words(voice: Voice, districts: Sequence[str]) -> str:
    """« 1 et 3 »: the numbers that districts have in their City."""
    numbers = {
        name: n for face in components().faces for city in face.cities for n, name in enumerate(city.districts, 1)
    }
    return voice.catalogue.grammar.listed([str(numbers[name]) for name in districts])


def _names(voice: Voice, seats: Sequence[int]) -> str:
    return voice.catalogue.grammar.listed([voice.seats[seat] for seat in seats])


def _phrase(voice: Voice, name: str, **values: object) -> str:
    return voice.say(f"kemet.phrase.{name}", **values)


WORDINGS = {
    "group": Wording(("n", "creature"), group_in_words),
    "districts": Wording(("space",), districts_in_words),
    "order": Wording(("order",), _names),
    "battle": Wording(("card",), battle_card_in_words),
}
