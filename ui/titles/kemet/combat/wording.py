"""What the lines of a Combat are called, and the small words beside them."""

from __future__ import annotations

from game.kemet.components import components
from game.kemet.expenses import card_price
from game.kemet.forces import CANCELS, creature_of
from game.kemet.lines import Line
from game.kemet.state import ATTACKER, Combat, Kemet
from ui.frame.tooltip import Tip
from ui.text.citing import rule_alone
from ui.titles.kemet.style import TableStyle

STEPS = ("war_council", "preparations", "clash", "resolution", "losses", "reward", "loser", "winner", "end")
WOUND_TILES = tuple(tile.id for tile in components().tiles.values() if tile.effect.type == "discard_di_for_force")


def say(style: TableStyle, key: str, /, **values: object) -> str:
    """A text of Combat and Night."""
    return style.narrator.voice.say(f"board_kemet_combat.{key}", **values)


def line_name(style: TableStyle, line: Line) -> str:
    """« 5 Unités », « Purge fervente », « Guivre du Désert »."""
    if line.source == "units":
        return say(style, "line.units", n=line.n)
    if line.source in ("wound", "home"):
        return say(style, f"line.{line.source}")
    if line.source == "card" and not line.name:
        return say(style, "line.unknown")
    name = style.name(_section(line), line.name)
    return say(style, "line.copies", what=name, n=line.n) if line.n > 1 else name


def line_notes(style: TableStyle, view: Kemet, combat: Combat, side: int, line: Line) -> tuple[str, ...]:
    """Why a line is there, at length and in short: « annulé par la Guivre du Désert », « sans effet »."""
    if line.cancelled_by:
        return (say(style, "note.cancelled", creature=line.cancelled_by), say(style, "note.cancelled_short"))
    if line.source == "card":
        hidden = not combat.shown[side]
        return (say(style, "note.unknown" if not line.name else "note.chosen" if hidden else "note.card"),)
    if line.source == "tile":
        kind = components().tiles[line.name].effect.kind
        return (say(style, f"note.{kind}"),) if kind in ("attacker", "defender") else ()
    if line.source == "creature" and cancels(view, combat, side, line.name):
        return (say(style, "note.cancels"), say(style, "note.cancels_short"))
    if line.source == "divine":
        price = card_price(view, combat.seat_on(side), components().cards[line.name]) * line.n
        return (say(style, "note.divine", price=price), say(style, "note.divine_short"))
    if line.source == "wound":
        return (say(style, "note.wound", n=line.n),)
    return ()


def cancels(view: Kemet, combat: Combat, side: int, creature: str) -> bool:
    """Whether this creature makes the one of the other side useless."""
    if components().creatures[creature].special != CANCELS:
        return False
    if combat.counted:
        return any(line.cancelled_by for line in combat.counted[1 - side])
    return creature_of(view, combat, 1 - side) is not None


def line_tip(style: TableStyle, line: Line) -> Tip:
    """The whole text of what a line stands for."""
    told = []
    if line.source in ("units", "wound", "home") or not line.name:
        told.append(say(style, f"tip.{'unknown' if line.source == 'card' else line.source}"))
    elif line.source == "tile":
        told.append(style.narrator.voice.say(f"kemet.tile_text.{line.name}"))
    elif line.source == "divine":
        told.append(style.narrator.voice.say(f"kemet.card_text.{line.name}"))
    elif line.source == "creature":
        told.append(style.narrator.voice.say(f"kemet.tile_text.{components().creatures[line.name].tile}"))
        if line.cancelled_by:
            told.append(say(style, "tip.cancelled", creature=line.cancelled_by))
    return Tip(line_name(style, line), tuple(told), foot=rule_alone(style.narrator.voice, line.rule))


def subject_of(line: Line) -> str:
    """What a line shows when it is enlarged."""
    if line.source == "wound":
        return f"tile.{WOUND_TILES[0]}"
    kinds = {"card": "battle", "tile": "tile", "creature": "creature", "divine": "card"}
    return f"{kinds[line.source]}.{line.name}" if line.name else ""


def role_word(style: TableStyle, side: int) -> str:
    return say(style, "attacks" if side == ATTACKER else "defends")


def _section(line: Line) -> str:
    return {"card": "battle_card", "tile": "tile", "creature": "creature", "divine": "divine_intervention"}[line.source]
