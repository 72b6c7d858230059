"""Everything that lies on the table for one question: map, own area, stage of a Combat, panel, bar, drawers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.core.agenda import Move
from game.kemet.cards import EscapeTo, RainFire
from game.kemet.combat import UseCards
from game.kemet.creatures import PlaceCreature
from game.kemet.landing import PlaceUnits, PutUnits
from game.kemet.march import GoOn
from game.kemet.recruiting import RecruitInto
from game.kemet.resolution import ChooseRetreat
from game.kemet.setup import Garrison
from game.kemet.state import Kemet
from ui.frame.tooltip import Tip
from ui.kit.thing import Face, Thing
from ui.titles.kemet import own_area
from ui.titles.kemet.choice import Choice
from ui.titles.kemet.combat.places import lay_combat
from ui.titles.kemet.map.things import MapThings
from ui.titles.kemet.night.chips import night_chips
from ui.titles.kemet.seat.closed import covered_hand
from ui.titles.kemet.spaces import Spaces
from ui.titles.kemet.spread import Spread
from ui.titles.kemet.steps import chain_of, draw_steps
from ui.titles.kemet.style import TableStyle
from ui.titles.kemet.trays.bar import Bar, lay_bar
from ui.titles.kemet.trays.bars import bar_for
from ui.titles.kemet.trays.button import Button, lay_button, sign
from ui.titles.kemet.trays.panels import panel_for, plain_panel

BUTTONS = 3
"""So many answers fit into the bar; more get a panel."""


def is_fighting(view: Kemet, choice: Choice) -> bool:
    """Whether a combat has reached its war council and nothing has to be chosen on the map."""
    combat = view.combat
    if combat is None or not combat.begun or choice.map:
        return False
    return not isinstance(choice.decision, ChooseRetreat | PlaceUnits)


def spread_out(spread: Spread, map_things: MapThings, hush: Callable[[], None]) -> None:
    """`hush`: to be offered no more interruptions in this round."""
    covered = _lay(spread, map_things, hush)
    things = (*spread.board, *spread.hand, *spread.side)
    spread.answers = {one.id: spread.answers[one.id] for one in things if one.id in spread.answers}
    spread.clear = tuple(one.place for one in things if one.id in spread.answers and spread.answers[one.id].act)
    if not covered:
        spread.clear += (spread.style.layout.own_board, spread.style.layout.hand, *_own_city(spread))


def _lay(spread: Spread, map_things: MapThings, hush: Callable[[], None]) -> bool:
    """Whether a stage covers the map."""
    choice = spread.choice
    fighting = is_fighting(spread.view, choice)
    covered = fighting or choice.drawer
    if not covered:
        _lay_map(spread, map_things)
    own_area.lay_board(spread)
    own_area.lay_hand(spread)
    if not covered:
        own_area.lay_track(spread)
        own_area.lay_piles(spread)
    own_area.lay_market(spread)
    own_area.lay_race(spread)
    if covered:
        _lay_stage(spread, map_things, fighting)
        return True
    if choice.map:
        lay_bar(spread, Bar(spread.say("bar.looking"), buttons=[_peek(spread, False)]))
        return False
    panel = panel_for(spread)
    buttons = panel.buttons if panel is not None else []
    offered = spread.offered | {move for button in buttons for move in button.moves}
    missing = [move for move in spread.question.moves if move not in offered and not _folded(spread, move)]
    if len(missing) > BUTTONS and panel is None:
        panel, missing = plain_panel(spread, missing), []
    if panel is not None:
        panel.lay(spread)
    lay_bar(spread, bar_for(spread, missing, hush))
    return False


def _lay_map(spread: Spread, map_things: MapThings) -> None:
    style, view = spread.style, spread.view
    Spaces(spread, map_things).lay()
    chain = chain_of(view)
    if chain is not None:
        spread.put(spread.board, Thing("steps", style.layout.waste, Face(draw_steps, (style, *chain))))
    if spread.question.asked is not None or view.phase == "dawn":
        spread.board.extend(night_chips(style, view))


def _lay_stage(spread: Spread, map_things: MapThings, fighting: bool) -> None:
    """What lies under the stage is neither seen nor pointed at; films still tell what changed on the map."""
    style, stage = spread.style, spread.style.layout.stage
    beside = [thing for thing in spread.board if not stage.contains(thing.place)]
    spread.board = [*map_things.of(spread.view, {}, set()), *beside]
    spread.hand = [thing for thing in spread.hand if not stage.contains(thing.place)]
    if style.layout.small:
        spread.hand = [covered_hand(style, spread.view, spread.seat)]
    if fighting:
        lay_combat(spread)
        lay_button(spread, spread.board, "peek", _peek(spread, True), peek_place(style), 8)
    else:
        own_area.lay_drawer(spread)


def _own_city(spread: Spread) -> list[Rect]:
    """Where the next click goes after many a token."""
    view = spread.view
    return [spread.geometry.box(view.name(space)) for space, home in enumerate(view.home) if home == spread.seat]


def _peek(spread: Spread, away: bool) -> Button:
    """To the map, or back to the combat."""
    text = spread.say("bar.to_map" if away else "bar.to_combat")
    act = spread.question.does(partial(setattr, spread.choice, "map", away))
    if away:
        return Button(text, act=act, kind="wood", pictures=(sign("globe", (255, 224, 150)),), tip=partial(Tip, text))
    return Button(text, text=text, act=act, kind="gold", tip=partial(Tip, text))


def peek_place(style: TableStyle) -> Rect:
    """In the upper right corner of the stage."""
    stage, px = style.layout.stage, style.screen.px
    side = px(40)
    return Rect(stage.right - px(24) - side, stage.y + px(16), side, side)


def _folded(spread: Spread, move: Move) -> bool:
    """What appears once something else is chosen: a number of Units, a card and its target."""
    if isinstance(move, RecruitInto | PutUnits | GoOn | Garrison):
        return True
    if isinstance(move, RainFire | EscapeTo):
        return not isinstance(spread.decision, UseCards)
    return bool(spread.choice.card) and isinstance(move, PlaceCreature)
