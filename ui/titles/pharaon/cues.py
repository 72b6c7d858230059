"""What is special about the events of Pharaon. Pieces that only go elsewhere need no cue but their sound."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Surface

from game.core.events import Event, Scored
from game.pharaon import automaton_events as traitor
from game.pharaon import events as happened
from game.pharaon.state import Pharaon
from ui.art.light import raised
from ui.art.pharaon_tokens import first_player_token, god_head, pharaoh_token, prestige_disc
from ui.frame.sound import Sound
from ui.kit.contract import Animation
from ui.kit.cue import Cue
from ui.kit.fades import Banner
from ui.kit.film import Film
from ui.kit.gestures import Gesture, fade, fly, throw
from ui.kit.motion import ease, within
from ui.kit.thing import Thing
from ui.titles.pharaon.cards import artisan_card, noble_card, vase_tile
from ui.titles.pharaon.flights import (
    EACH,
    A,
    at,
    cards,
    grow,
    home,
    pile,
    place_of,
    pool,
    style_of,
    token_of,
    tokens,
    turn_over,
)
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.wheel import draw_wheel, facing_by_corner

NOTCH = 72
CARD, HELD, HOP, PASSING, SWEEP = 0.35, 0.5, 0.3, 0.5, 0.5
"""Seconds: of a card that is taken, a vase that is held up, a hop from cell to cell, a disc on its way to its row, the
sweep of the wheel."""


# Tokens


def paid(act: A) -> list[Gesture]:
    """The access token goes to its slot by itself, the others to the supply."""
    others: Sequence[str] = getattr(act.event, "token", ())
    return tokens(act, [(token, pool(act, act.event.seat, token), home(act, token)) for token in others], 34, 0.06)


def from_pool(act: A, thing: Thing) -> Gesture:
    return fly(thing, pool(act, act.event.seat, act.event.token_access), seconds=EACH)


def to_pool(act: A, thing: Thing) -> Gesture:
    return fly(thing, thing.place.center, 60, EACH, goal=pool(act, act.event.seat, token_of(thing)))


def given(act: A) -> list[Gesture]:
    token = act.event.token
    return tokens(act, [(token, pool(act, act.event.seat, token), home(act, token))], 36)


def drawn_token(act: A) -> list[Gesture]:
    return tokens(act, [(act.event.token, at(act, "bag"), pool(act, act.event.seat, act.event.token))], 44)


def gained(act: A) -> list[Gesture]:
    """Gains come from the supply; those that follow a vase come out of it."""
    found, now, source = list[Gesture](), 0.0, None
    for event in act.events:
        if isinstance(event, happened.ResourcesGained):
            flying = [(name, source or home(act, name), pool(act, event.seat, name)) for name in event.resource]
            found += tokens(act, flying, 34, now)
            now = max((one.start + one.seconds for one in found), default=now)
            continue
        place = place_of(act, f"vase.{event.vase}")
        source = place.center if place is not None else pile(act)
        found.append(grow(vase_tile(event.vase, style_of(act).layout.px(120)), source, HELD).after(now))
        now += HELD
    return found


def emptied(act: A, thing: Thing) -> Gesture:
    """A vase makes way at once for itself held up."""
    return fade(thing, away=True, seconds=0.1)


# Cards


def to_cards(act: A, thing: Thing) -> Gesture:
    """The card that is taken; others make way at once."""
    return fly(thing, thing.place.center, 20, CARD, goal=cards(act, act.event.seat))


def off_the_table(act: A, thing: Thing) -> Gesture:
    layout = style_of(act).layout
    goal = (layout.zones.board.centerx, layout.zones.board.y - layout.px(120))
    return fly(thing, thing.place.center, 20, CARD, goal=goal)


def turned_over(act: A, thing: Thing) -> Gesture:
    """A new card in the slot, once the old one is gone."""
    if thing.kind not in ("noble", "artisan"):
        return fade(thing)
    return turn_over(thing, style_of(act).layout.u).after(CARD)


def drawn_card(act: A) -> list[Gesture]:
    """The top card of the deck, seen by everybody."""
    noble = getattr(act.event, "noble", "")
    deck = place_of(act, "deck.nobles" if noble else "deck.artisans")
    assert deck is not None
    style = style_of(act)
    picture = noble_card(style, noble, deck.size) if noble else artisan_card(style, act.event.artisan, deck.size)
    return throw(picture, [deck.center], cards(act, act.event.seat), 1, 20, seconds=CARD)


# Boards


def from_cards(act: A, thing: Thing) -> Gesture:
    """A cube comes from its seat to its first step."""
    return fly(thing, cards(act, act.event.seat), 34, 0.4)


def crowned(act: A) -> list[Gesture]:
    layout = style_of(act).layout
    start = (layout.pharaoh.x + layout.px(28), layout.pharaoh.centery)
    goal = layout.seat(act.event.seat)
    return throw(pharaoh_token(layout.px(56)), [start], goal, 1, layout.px(120), seconds=0.8)


def first_taken(act: A) -> list[Gesture]:
    layout = style_of(act).layout
    start = layout.pyramid_space(1, 0).center
    return throw(first_player_token(layout.px(36)), [start], layout.seat(act.event.seat), 1, 60, seconds=0.4)


# Rounds


def swept(act: A, thing: Thing) -> Gesture:
    """A token goes home from the wheel."""
    if thing.kind != "token":
        return fade(thing, away=True)
    return fly(thing, thing.place.center, 60, SWEEP, goal=home(act, token_of(thing)))


def from_vase(act: A, thing: Thing) -> Gesture:
    """PHA-13.3  Tokens of the vase that nobody took."""
    place = place_of(act, f"vase.{act.event.vase}")
    return fly(thing, place.center if place is not None else pile(act), seconds=EACH)


def wheel_turns(act: A) -> Sequence[Animation]:
    """Names and signs turn with the wheel; the pointers on the tablet change when it has come to rest."""
    style, before = style_of(act), act.before
    facing, clockwise = facing_by_corner(before), before.clockwise_wheel
    degrees = NOTCH if act.event.direction == "clockwise" else -NOTCH

    def paint(target: Surface, done: float) -> None:
        place = style.layout.wheel
        draw_wheel(target, place, style, facing, before.slots, clockwise, degrees * ease(done))

    return [Film(before, frozenset({"wheel"}), [Gesture(paint, 0.9)])]


def round_banner(act: A) -> Sequence[Animation]:
    style = style_of(act)
    return [Banner(style.screen, act.before, style.layout.zones.board, style.say("banner.round", n=act.event.n))]


# The Traitor


def his_vase(act: A) -> list[Gesture]:
    tray = style_of(act).layout.tray
    return [grow(vase_tile(act.event.vase, min(tray.height, style_of(act).screen.px(180))), tray.center, 0.8)]


def on_tile(act: A) -> list[Gesture]:
    row = place_of(act, f"space.{act.event.tile}.{act.event.space}")
    assert row is not None
    goal = (row.x + row.height // 2 + 3, row.centery)
    return tokens(act, [(act.event.resource, style_of(act).layout.tray.center, goal)], 34)


def from_tray(act: A, thing: Thing) -> Gesture:
    return fly(thing, style_of(act).layout.tray.center)


def his_god(act: A) -> list[Gesture]:
    layout, seat = style_of(act).layout, act.event.seat
    picture = god_head(act.event.god, layout.px(52))
    return throw(picture, [at(act, f"god.{act.event.god}")], layout.seat(seat), 1, 60, seconds=0.6)


def his_gain(act: A) -> list[Gesture]:
    seat = act.event.seat
    return tokens(act, [(act.event.token, at(act, f"marker.{seat}"), style_of(act).layout.seat(seat))], 36)


# The end


class Points(Banner):
    """The name of a reason on a banner, and points that rise in the panels."""

    def __init__(self, style: TableStyle, view: Pharaon, title: str, gains: Mapping[int, int]) -> None:
        super().__init__(style.screen, view, style.layout.zones.board, title, 0.9)
        self._style = style
        self._gains = gains

    def paint(self, target: Surface, done: float) -> None:
        super().paint(target, done)
        rise = ease(within(done, 0.1, 0.6))
        size = self._style.screen.px(46)
        for seat, points in self._gains.items():
            x, y = self._style.layout.seat(seat)
            disc = prestige_disc(size, f"+{points}" if points > 0 else str(points))
            raised(disc, 4).centred(target, (x, y + (1 - rise) * self._style.screen.px(24)))


def points(act: A) -> Sequence[Animation]:
    """One banner for each reason."""
    style, gains = style_of(act), {event.seat: event.points for event in act.events}
    return [Points(style, act.before, style.name("reason", act.event.reason), gains)]


def same_reason(event: Event) -> object:
    return event.reason if isinstance(event, Scored) else None


def out_of_a_vase(event: Event) -> object:
    """Vases and what is gained, one after the other, are one act: gains may come out of a vase."""
    return "gains"


_LOUD: Mapping[Sound, int] = {"gong": 5, "stone": 4, "page": 3, "click": 2, "coin": 1}
_GAINS = Cue("coin", _LOUD["coin"], gestures=gained, leave=emptied, group=out_of_a_vase)
_TAKEN = Cue("page", _LOUD["page"], leave=to_cards, enter=turned_over)
_DRAWN = Cue("page", _LOUD["page"], gestures=drawn_card)
_GONE = Cue("page", _LOUD["page"], leave=off_the_table, enter=turned_over)
_PAID = Cue("coin", _LOUD["coin"], gestures=paid, enter=from_pool)
_CLIMBED = Cue("stone", _LOUD["stone"], seconds=HOP, height=12)
_STEPPED = Cue("stone", _LOUD["stone"], enter=from_cards, seconds=0.4, height=34)
_CROSSED = Cue("coin", _LOUD["coin"], leave=to_pool)
_HIS_GAIN = Cue("coin", _LOUD["coin"], gestures=his_gain)
CUES: dict[type[Event], Cue] = {
    happened.CostPaid: _PAID,
    happened.AccessPaid: _PAID,
    happened.VaseTaken: _GAINS._replace(sound=None),
    happened.VaseDrawn: _GAINS._replace(sound=None),
    happened.ResourcesGained: _GAINS,
    happened.TokenGiven: Cue(gestures=given),
    happened.LotTaken: _CROSSED,
    happened.BonusTaken: _CROSSED,
    happened.BonusDrawn: Cue("coin", _LOUD["coin"], gestures=drawn_token),
    happened.NobleTaken: _TAKEN,
    happened.ArtisanTaken: _TAKEN,
    happened.NobleDrawn: _DRAWN,
    happened.ArtisanDrawn: _DRAWN,
    happened.StartNobleKept: Cue("page", _LOUD["page"]),
    happened.PowerUsed: Cue("page", _LOUD["page"]),
    happened.TrackClimbed: _CLIMBED,
    happened.BurialStepReached: _STEPPED,
    happened.PharaohNamed: Cue("gong", _LOUD["gong"], gestures=crowned),
    happened.FirstPlayerTaken: Cue(gestures=first_taken),
    happened.PassedOnRow: Cue("click", _LOUD["click"], seconds=PASSING, height=16),
    happened.PassedLast: Cue("click", _LOUD["click"]),
    happened.DiscAdvanced: Cue("click", _LOUD["click"], seconds=HOP, height=16),
    happened.RoundEnded: Cue(height=16),
    happened.WheelCleared: Cue(leave=swept),
    happened.WheelTurned: Cue("gong", _LOUD["gong"], scenes=wheel_turns),
    happened.WheelBlocked: Cue(enter=from_vase),
    happened.OfferingsRefilled: Cue(each=0.04),
    happened.VasesRevealed: Cue(each=0.06),
    happened.RoundBegan: Cue(scenes=round_banner),
    traitor.TraitorRevealed: Cue(gestures=his_vase),
    traitor.TraitorPlaced: Cue("coin", _LOUD["coin"], gestures=on_tile),
    traitor.TraitorBlocked: Cue(enter=from_tray),
    traitor.TraitorGod: Cue("gong", _LOUD["gong"], gestures=his_god),
    traitor.TraitorTookNoble: _TAKEN,
    traitor.TraitorTookArtisan: _TAKEN,
    traitor.TraitorDiscardedNoble: _GONE,
    traitor.TraitorDiscardedArtisan: _GONE,
    traitor.TraitorTookLot: _CROSSED,
    traitor.TraitorTookBonus: _CROSSED,
    traitor.TraitorClimbed: _CLIMBED,
    traitor.TraitorStepped: _STEPPED,
    traitor.TraitorPassed: Cue("click", _LOUD["click"]),
    traitor.TraitorGained: _HIS_GAIN,
    traitor.TraitorGainedLargest: _HIS_GAIN,
    Scored: Cue(scenes=points, group=same_reason),
}
