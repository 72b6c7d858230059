"""What things on the table say of themselves when somebody points at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.agenda import Move
from game.core.events import Event, visible_to
from game.kemet import events as happened
from game.kemet.balance import missing_levels
from game.kemet.cards import EscapeTo, PlayCard, PlayVeto, RainFire, card_of, kinds
from game.kemet.components import NONE, components
from game.kemet.forces import CANCELS
from game.kemet.market import BuyTile
from game.kemet.state import NOBODY, Kemet
from ui.frame.tooltip import Tip
from ui.text.citing import rule_alone
from ui.titles.kemet.cards import creature_in_short, rule_of
from ui.titles.kemet.map.pieces import Troop, troops_on
from ui.titles.kemet.style import TableStyle
from ui.titles.kemet.ways import Way

ACTION_RULES = {"pray": "6.1", "upgrade_pyramid": "6.2", "buy_power": "6.3", "recruit": "6.4", "move": "6.6"}
ACTION_SIGNS = {"pray": "ankh", "upgrade_pyramid": "pyramid", "buy_power": "card", "recruit": "unit", "move": "arrow"}


def named_seat(style: TableStyle, seat: int) -> str:
    return f":{style.seat_styles[seat].symbol}: {style.seat(seat)}"


def rule_foot(style: TableStyle, rule: str) -> str:
    return rule_alone(style.narrator.voice, rule)


# Spaces


def space_tip(style: TableStyle, view: Kemet, name: str) -> Tip:
    """Kind, who controls it, who stands there, what is built there."""
    number = view.board.index[name]
    space = view.board.spaces[number]
    lines = []
    if space.delta:
        lines.append(style.say("tip.delta", units=components().delta_units, prayers=components().delta_prayers))
    elif space.kind == "temple":
        lines.append(style.say("tip.temple", n=space.prayer))
    elif space.kind == "sanctuary":
        lines.append(style.say("tip.sanctuary", units=components().sanctuary_units, vp=components().sanctuary_vp))
    elif space.obelisk:
        lines.append(style.say("tip.obelisk"))
    elif space.kind == "desert":
        lines.append(style.say("space.desert"))
    if view.levels[number]:
        lines.append(style.say("tip.pyramid", colour=view.colours[number], level=view.levels[number]))
    for troop in troops_on(view, number):
        if troop is not None:
            lines.append(troop_line(style, troop))
    owner = view.controller(number)
    if owner != NOBODY:
        lines.append(style.say("tip.controlled", who=named_seat(style, owner)))
    rules = {"district": "2.3", "temple": "2.4", "sanctuary": "2.5", "desert": "2.2"}
    return Tip(style.name("space", name), tuple(lines), foot=rule_foot(style, rules[space.kind]))


def troop_line(style: TableStyle, troop: Troop) -> str:
    told = style.say("tip.troop", who=named_seat(style, troop.seat), n=troop.units)
    for creature in troop.creatures:
        told += f", {style.name('creature', creature)} ({creature_in_short(style, creature)})"
    return told


# Ways


class Visible(NamedTuple):
    """The Force of a side that everybody can see, without cards."""

    total: int
    parts: tuple[int, ...]


def visible_force(
    view: Kemet, seat: int, attacks: bool, space: int, units: int, creature: str, against: str
) -> Visible:
    """KEM-8.4  Units, tiles, creature and the own City; a creature that is cancelled gives nothing."""
    powers, parts = view.powers(seat), components()
    tiles = powers.force_attacking if attacks else powers.force_defending
    cancelled = against != NONE and parts.creatures[against].special == CANCELS
    figure = parts.creatures[creature].force if creature != NONE and not cancelled else 0
    home = parts.home_force if view.home[space] == seat else 0
    lines = (units, tiles, figure, home)
    return Visible(sum(lines), tuple(n for k, n in enumerate(lines) if n or not k))


def way_tip(style: TableStyle, view: Kemet, seat: int, way: Way) -> Tip:
    """Cost, the fight with the forces that can be seen, what may be won; rule numbers."""
    lines = [_cost(style, view, seat, way)]
    number = view.board.index[way.goal]
    rule = "6.6.6" if way.teleports else "6.6.5"
    lines.append(style.say("tip.goes", n=way.units, who=_companions(style, way)))
    if way.combat:
        lines += fight_lines(style, view, seat, number, way.units, way.creatures[0] if way.creatures else NONE)
        rule = "6.6.8"
    else:
        lines += _taken(style, view, seat, number)
    corner = style.say("tip.combat") if way.combat else ""
    key = "tip.click_attack" if way.combat else "tip.click_go"
    return Tip(
        style.name("space", way.goal),
        tuple(line for line in lines if line),
        corner=corner,
        foot=f"{style.say(key)} · {rule_foot(style, rule)}",
    )


def _companions(style: TableStyle, way: Way) -> str:
    return "".join(f", {style.name('creature', one)}" for one in way.creatures)


def _cost(style: TableStyle, view: Kemet, seat: int, way: Way) -> str:
    told = []
    if way.land:
        told.append(style.say("tip.land", n=way.land))
    if way.boats:
        told.append(style.say("tip.boat"))
    if way.teleports:
        left = view.prayers[seat] - way.price
        key = "tip.teleport" if way.price else "tip.teleport_free"
        told.append(style.say(key, n=way.price, has=view.prayers[seat], left=left))
    return ", ".join(told)


def fight_lines(style: TableStyle, view: Kemet, seat: int, space: int, units: int, creature: str) -> list[str]:
    """Whom it is against, with which forces before any card, and what a victory would give."""
    holder, _ = troops_on(view, space)
    if holder is None:
        return []
    theirs = holder.creatures[0] if holder.creatures else NONE
    lines = [f":sword: {style.say('tip.against')} {troop_line(style, holder)}"]
    initiative = min(holder.units, view.powers(seat).initiative)
    if initiative:
        lines.append(style.say("tip.initiative", n=initiative))
    mine = visible_force(view, seat, True, space, units, creature, theirs)
    other = visible_force(view, holder.seat, False, space, holder.units - initiative, theirs, creature)
    lines.append(style.say("tip.visible_force", mine=_sum(mine), seat=seat, theirs=_sum(other), rival=holder.seat))
    for one, against in ((theirs, creature), (creature, theirs)):
        if one != NONE and against != NONE and components().creatures[against].special == CANCELS:
            lines.append(f":snake: _{style.say('tip.cancelled', creature=one)}_")
    lines.append(f":trophy: {style.say('tip.victory', vp=components().attack_vp)}" + _temple_gain(style, view, space))
    return lines


def _sum(force: Visible) -> str:
    """In total, and what it is made of."""
    return f"*{force.total}*" + (f" ({'+'.join(map(str, force.parts))})" if len(force.parts) > 1 else "")


def _temple_gain(style: TableStyle, view: Kemet, space: int) -> str:
    if view.board.spaces[space].kind == "temple":
        return f", {style.say('tip.temple_vp', vp=components().temple_vp)}"
    if view.levels[space] >= components().pyramid_vp_level:
        return f", {style.say('tip.pyramid_vp', vp=components().pyramid_vp)}"
    return ""


def _taken(style: TableStyle, view: Kemet, seat: int, space: int) -> list[str]:
    """What control of the space would give."""
    if view.controller(space) == seat:
        return []
    lines = []
    gain = _temple_gain(style, view, space)
    if gain:
        lines.append(f":trophy: {gain.removeprefix(', ')}")
    if view.levels[space] and view.home[space] != seat:
        lines.append(style.say("tip.pyramid_taken", colour=view.colours[space], level=view.levels[space]))
    return lines


# The own board, cards, tokens


def action_tip(style: TableStyle, view: Kemet, seat: int | None, action: str) -> Tip:
    """An action space in words."""
    if action == components().gold_space:
        return Tip(style.name("action_space", action), (style.say("tip.gold"),), foot=rule_foot(style, "5.5"))
    space = components().action_spaces[components().action_index[action]]
    if space.action == "pray" and seat is not None:
        lines = [_prayers(style, view, seat)]
    else:
        lines = [style.say(f"tip.action_{space.action}", n=components().pray, colour=space.colour or "ruby")]
    if seat is not None:
        missing = missing_levels(view.tokens[seat])
        left = components().own_tokens - view.own_tokens[seat]
        lines.append(style.say("tip.balance", missing=missing, left=left))
    return Tip(style.name("action_space", action), tuple(lines), foot=rule_foot(style, ACTION_RULES[space.action]))


def _prayers(style: TableStyle, view: Kemet, seat: int) -> str:
    """KEM-6.1, KEM-1.5  What praying gives; what goes beyond the track is lost."""
    printed, room = components().pray + view.powers(seat).pray_bonus, components().most_prayers - view.prayers[seat]
    if room >= printed:
        return style.say("tip.action_pray", n=printed)
    return style.say("tip.pray_full", n=room, most=components().most_prayers)


def card_tip(style: TableStyle, view: Kemet, card: str, foot: str = "") -> Tip:
    """A divine intervention card or a battle card of the hand."""
    voice = style.narrator.voice
    if card in components().battle_cards:
        printed = components().battle_cards[card]
        told = voice.say("kemet.book.values", force=printed.force, damage=printed.damage, defence=printed.defence)
        return Tip(style.name("battle_card", card), (told,), foot=foot or rule_foot(style, rule_of(f"battle.{card}")))
    kind = components().cards[card]
    lines = [voice.say(f"kemet.card_text.{card}"), style.say(f"tip.phase_{kind.phase}", cost=kind.cost)]
    return Tip(style.name("card", card), tuple(lines), foot=foot or rule_foot(style, rule_of(f"card.{card}")))


def tile_tip(style: TableStyle, view: Kemet, tile: str) -> Tip:
    """A power tile: what it does, what it costs, who has it."""
    printed = components().tiles[tile]
    lines = [style.narrator.voice.say(f"kemet.tile_text.{tile}")]
    owner = next((seat for seat, tiles in enumerate(view.tiles) if tile in tiles), None)
    lines.append(
        style.say("tip.tile_owner", who=named_seat(style, owner))
        if owner is not None
        else style.say("tip.tile_free", colour=printed.colour, level=printed.level, cost=printed.cost)
    )
    return Tip(style.name("tile", tile), tuple(lines), foot=rule_foot(style, rule_of(f"tile.{tile}")))


def pile_tip(style: TableStyle, view: Kemet, pile: str) -> Tip:
    """The draw pile, or everything that lies open in the discard."""
    if pile == "draw":
        return Tip(
            style.say("tip.draw_pile"), (style.say("tip.cards", n=len(view.deck)),), foot=rule_foot(style, "10.5")
        )
    counts = {card: view.discard.count(card) for card in dict.fromkeys(reversed(view.discard))}
    lines = [f"{n} × {style.name('card', card)}" for card, n in counts.items()] or [style.say("tip.no_discard")]
    return Tip(style.say("tip.discard"), tuple(lines), corner=str(len(view.discard)), foot=rule_foot(style, "10.1"))


def order_tip(style: TableStyle, view: Kemet, place: int) -> Tip:
    """A position of the turn order."""
    track = view.track or view.order
    seat = track[place]
    who = named_seat(style, seat) if seat != NOBODY else style.say("tip.free_position")
    return Tip(style.say("tip.position", n=place + 1), (who,), foot=rule_foot(style, "1.9"))


def targeted(card: str) -> bool:
    """Whether a divine intervention card asks for a space."""
    return card in (*kinds("destroy_enemy_unit"), *kinds("escape"))


# What a single move would do, from the events that playing it on a copy told


MOST = 6
"""Lines that are told; what follows is seen when it happens."""
UNTOLD = (happened.TurnBegan, happened.DayBegan, happened.NightBegan, happened.DawnBegan)


def preview(style: TableStyle, view: Kemet, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
    """Title, what a card or tile says, what would happen, then what cannot be known."""
    decision = view.decision
    if decision is None:
        return Tip(style.narrator.move(move))
    seat = decision.seat
    lines = _printed(style, move)
    for event in events:
        if isinstance(event, UNTOLD):
            break
        if not event.silent and visible_to(event, seat):
            lines.append(style.narrator.event(event))
    lines = lines[:MOST]
    if unknown:
        lines.append(f":question: {style.say('tip.unknown')}")
    return Tip(
        style.narrator.move(move), tuple(lines), foot=f"{style.say('tip.click')} · {rule_foot(style, decision.rule)}"
    )


def _printed(style: TableStyle, move: Move) -> list[str]:
    """The text of the card or tile that a move plays or buys."""
    voice = style.narrator.voice
    if isinstance(move, BuyTile):
        return [f"_{voice.say(f'kemet.tile_text.{move.tile}')}_"]
    if isinstance(move, PlayCard | RainFire | EscapeTo):
        return [f"_{voice.say(f'kemet.card_text.{card_of(move).id}')}_"]
    if isinstance(move, PlayVeto):
        (veto,) = kinds("cancel_di")
        return [f"_{voice.say(f'kemet.card_text.{veto}')}_"]
    return []
