"""PHA-14.19  What the icons of the Traitor tiles do. Powers and gains of his cards are ignored (PHA-14.11)."""

from __future__ import annotations

from collections.abc import Callable

from game.pharaon import automaton_events
from game.pharaon.burial import climbed_burial
from game.pharaon.components import components
from game.pharaon.gods import gods_of
from game.pharaon.pieces import BASE, Effect
from game.pharaon.state import Pharaon, Traitor

RULE = "PHA-14.19"
NOTHING = "PHA-19.28"


def resolve(game: Pharaon, traitor: Traitor, effect: Effect) -> None:
    """One icon; where it finds nothing, nothing happens and that is told."""
    if not EFFECTS[effect.kind](game, traitor, effect):
        game.report(automaton_events.TraitorMissed, traitor.seat, effect.kind, NOTHING)


def _burial_step(game: Pharaon, traitor: Traitor, effect: Effect) -> bool:
    if not climbed_burial(game, traitor.seat):
        return False
    number = game.seats[traitor.seat].step
    step = components().burial[number - 1]
    game.report(automaton_events.TraitorStepped, traitor.seat, step.id, number, step.pp, RULE)
    game.crown(traitor.seat)
    return True


def _god(game: Pharaon, traitor: Traitor, effect: Effect) -> bool:
    if effect.god in traitor.gods:
        return False
    traitor.gods.append(effect.god)
    game.report(automaton_events.TraitorGod, traitor.seat, effect.god, gods_of(game.quarters)[effect.god].pp, RULE)
    return True


def _noble_level(game: Pharaon, traitor: Traitor, effect: Effect) -> bool:
    traitor.noble_pp = max(traitor.noble_pp, effect.n)
    each, count = traitor.noble_pp, len(game.seats[traitor.seat].nobles)
    game.report(automaton_events.TraitorNobleLevel, traitor.seat, each, count, each * count, RULE)
    return True


def _take_noble(game: Pharaon, traitor: Traitor, effect: Effect) -> bool:
    if not _lies_at(game.nobles, effect.n):
        return False
    noble = game.take_noble_card(effect.n - 1)
    game.seats[traitor.seat].nobles.append(noble)
    game.report(automaton_events.TraitorTookNoble, traitor.seat, effect.n, noble, RULE)
    game.crown(traitor.seat)
    return True


def _discard_noble(game: Pharaon, traitor: Traitor, effect: Effect) -> bool:
    if not _lies_at(game.nobles, effect.n):
        return False
    noble = game.take_noble_card(effect.n - 1)
    game.removed.append(noble)
    game.report(automaton_events.TraitorDiscardedNoble, traitor.seat, effect.n, noble, RULE)
    return True


def _take_artisan(game: Pharaon, traitor: Traitor, effect: Effect) -> bool:
    found = _artisan_slot(game, effect.which)
    if found is None:
        return False
    slot, tied = found
    artisan = game.take_artisan_card(slot)
    game.seats[traitor.seat].artisans.append(artisan)
    worth = components().artisans[artisan].pp
    game.report(automaton_events.TraitorTookArtisan, traitor.seat, effect.which, artisan, worth, tied, RULE)
    return True


def _discard_artisan(game: Pharaon, traitor: Traitor, effect: Effect) -> bool:
    found = _artisan_slot(game, effect.which)
    if found is None:
        return False
    slot, tied = found
    artisan = game.take_artisan_card(slot)
    game.removed.append(artisan)
    worth = components().artisans[artisan].pp
    game.report(automaton_events.TraitorDiscardedArtisan, traitor.seat, effect.which, artisan, worth, tied, RULE)
    return True


def _take_lot(game: Pharaon, traitor: Traitor, effect: Effect) -> bool:
    if not _lies_at(game.lots, effect.n):
        return False
    tokens, game.lots[effect.n - 1] = game.lots[effect.n - 1], ()
    for token in tokens:
        game.take_token(traitor.seat, token)
    game.report(automaton_events.TraitorTookLot, traitor.seat, effect.n, tokens, RULE)
    return True


def _take_bonus(game: Pharaon, traitor: Traitor, effect: Effect) -> bool:
    if not _lies_at(game.zone, effect.n):
        return False
    token, game.zone[effect.n - 1] = game.zone[effect.n - 1], ""
    game.take_token(traitor.seat, token)
    game.report(automaton_events.TraitorTookBonus, traitor.seat, effect.n, token, RULE)
    return True


def _nile_climb(game: Pharaon, traitor: Traitor, effect: Effect) -> bool:
    """PHA-14.11  The token just placed counts; leftmost on ties; ignored at the top."""
    filled = [len(tokens) for tokens in traitor.placed]
    wanted = max(filled) if effect.which == "most_filled_tile" else min(filled)
    place = filled.index(wanted)
    track = traitor.colours[place]
    levels = game.seats[traitor.seat].levels
    if levels[track] == components().top_level:
        return False
    levels[track] += 1
    tile, tied = traitor.tiles[place], filled.count(wanted) - 1
    level = levels[track]
    told = automaton_events.TraitorClimbed(traitor.seat, effect.which, tile, wanted, tied, BASE[track], level, RULE)
    game.tell(told)
    return True


def _lies_at(places: list[str] | list[tuple[str, ...]], number: int) -> bool:
    """Whether anything lies at a place counted from 1."""
    return number <= len(places) and bool(places[number - 1])


def _artisan_slot(game: Pharaon, which: str) -> tuple[int, int] | None:
    """The visible artisan with most or least points, leftmost on ties, and how many others have as many."""
    values = {slot: components().artisans[card].pp for slot, card in enumerate(game.artisans) if card}
    if not values:
        return None
    choose = max if which == "highest" else min
    slot = choose(values, key=lambda slot: values[slot])
    return slot, list(values.values()).count(values[slot]) - 1


EFFECTS: dict[str, Callable[[Pharaon, Traitor, Effect], bool]] = {
    "burial_step": _burial_step,
    "god": _god,
    "noble_level": _noble_level,
    "take_noble": _take_noble,
    "discard_noble": _discard_noble,
    "take_artisan": _take_artisan,
    "discard_artisan": _discard_artisan,
    "take_lot": _take_lot,
    "take_bonus": _take_bonus,
    "nile_climb": _nile_climb,
}
"""Each tells whether it found anything to do."""
