"""What the lines of a Combat are called, and the small words beside them."""

from __future__ import annotations

from game.kemet.components import components
from game.kemet.expenses import card_price
from game.kemet.forces import CANCELS, creature_of
from game.kemet.lines import Line
from game.kemet.state import ATTACKER, Combat, Kemet
from ui.frame.tooltip import Tip
from ui.text.citing import rule_alone
from ui.titles.kemet.look import Look

STEPS = ("war_council", "preparations", "clash", "resolution", "losses", "reward", "loser", "winner", "end")
WOUND_TILES = tuple(tile.id for tile in components().tiles.values() if tile.effect.type == "discard_di_for_force")


def say(look: Look, key: str, /, **values: object) -> str:
    """A text of Combat and Night."""
    return look.narrator.voice.say(f"board_kemet_combat.{key}", **values)


def line_name(look: Look, line: Line) -> str:
    """« 5 Unités », « Purge fervente », « Guivre du Désert »."""
    if line.source == "units":
        return say(look, "line.units", n=line.n)
    if line.source in ("wound", "home"):
        return say(look, f"line.{line.source}")
    if line.source == "card" and not line.name:
        return say(look, "line.unknown")
    name = look.name(_section(line), line.name)
    return say(look, "line.copies", what=name, n=line.n) if line.n > 1 else name


def line_notes(look: Look, view: Kemet, combat: Combat, side: int, line: Line) -> tuple[str, ...]:
    """Why a line is there, at length and in short: « annulé par la Guivre du Désert », « sans effet »."""
    if line.cancelled_by:
        return (say(look, "note.cancelled", creature=line.cancelled_by), say(look, "note.cancelled_short"))
    if line.source == "card":
        hidden = not combat.shown[side]
        return (say(look, "note.unknown" if not line.name else "note.chosen" if hidden else "note.card"),)
    if line.source == "tile":
        kind = components().tiles[line.name].effect.kind
        return (say(look, f"note.{kind}"),) if kind in ("attacker", "defender") else ()
    if line.source == "creature" and cancels(view, combat, side, line.name):
        return (say(look, "note.cancels"), say(look, "note.cancels_short"))
    if line.source == "divine":
        price = card_price(view, combat.seat_on(side), components().cards[line.name]) * line.n
        return (say(look, "note.divine", price=price), say(look, "note.divine_short"))
    if line.source == "wound":
        return (say(look, "note.wound", n=line.n),)
    return ()


def cancels(view: Kemet, combat: Combat, side: int, creature: str) -> bool:
    """Whether this creature makes the one of the other side useless."""
    if components().creatures[creature].special != CANCELS:
        return False
    if combat.counted:
        return any(line.cancelled_by for line in combat.counted[1 - side])
    return creature_of(view, combat, 1 - side) is not None


def line_tip(look: Look, line: Line) -> Tip:
    """The whole text of what a line stands for."""
    told = []
    if line.source in ("units", "wound", "home") or not line.name:
        told.append(say(look, f"tip.{'unknown' if line.source == 'card' else line.source}"))
    elif line.source == "tile":
        told.append(look.narrator.voice.say(f"kemet.tile_text.{line.name}"))
    elif line.source == "divine":
        told.append(look.narrator.voice.say(f"kemet.card_text.{line.name}"))
    elif line.source == "creature":
        told.append(look.narrator.voice.say(f"kemet.tile_text.{components().creatures[line.name].tile}"))
        if line.cancelled_by:
            told.append(say(look, "tip.cancelled", creature=line.cancelled_by))
    return Tip(line_name(look, line), tuple(told), foot=rule_alone(look.narrator.voice, line.rule))


def subject_of(line: Line) -> str:
    """What a line shows when it is enlarged."""
    if line.source == "wound":
        return f"tile.{WOUND_TILES[0]}"
    kinds = {"card": "battle", "tile": "tile", "creature": "creature", "divine": "card"}
    return f"{kinds[line.source]}.{line.name}" if line.name else ""


def role_word(look: Look, side: int) -> str:
    return say(look, "attacks" if side == ATTACKER else "defends")


def _section(line: Line) -> str:
    return {"card": "battle_card", "tile": "tile", "creature": "creature", "divine": "divine_intervention"}[line.source]
