"""Everything that can be pointed at for one question: map, own area, stage of a combat, panel, bar, drawers."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move
from game.kemet.cards import EscapeTo, RainFire
from game.kemet.combat import UseCards
from game.kemet.creatures import PlaceCreature
from game.kemet.landing import PlaceUnits, PutUnits
from game.kemet.march import GoOn
from game.kemet.market import BUY_NOTHING
from game.kemet.recruiting import RecruitInto
from game.kemet.resolution import ChooseRetreat
from game.kemet.setup import Garrison
from ui.frame.tooltip import Tip
from ui.titles.kemet.combat import combat_places
from ui.titles.kemet.desk import Desk
from ui.titles.kemet.furniture import nothing_place
from ui.titles.kemet.look import Look
from ui.titles.kemet.map.picture import MapPicture
from ui.titles.kemet.map_places import map_places
from ui.titles.kemet.own_places import OwnLaid, OwnPlaces
from ui.titles.kemet.place import Place
from ui.titles.kemet.space_sheet import MapLaid
from ui.titles.kemet.trays.bar import Bar, bar_places
from ui.titles.kemet.trays.bars import bar_for
from ui.titles.kemet.trays.button import Answer, answer_place, sign
from ui.titles.kemet.trays.panel import Panel
from ui.titles.kemet.trays.panels import panel_for, plain_panel

BUTTONS = 3
"""So many answers fit into the bar; more get a panel."""


@dataclass(slots=True)
class Laid:
    """Places and pictures, and the question that they were laid out for."""

    desk: Desk
    chosen: Hashable
    fighting: bool
    """The stage of a combat covers the map."""
    map: MapLaid = field(default_factory=MapLaid)
    own: OwnLaid = field(default_factory=OwnLaid)
    bar: Bar = field(default_factory=Bar)
    panel: Panel | None = None
    panel_picture: Surface | None = None
    """The panel as it was painted."""
    nothing: Answer | None = None
    """The button to buy nothing, while somebody buys."""
    race: Answer | None = None
    """Opens the drawer of the points in a small window."""
    peek: Answer | None = None
    """On the stage of a combat: look at the map meanwhile."""
    places: list[Place] = field(default_factory=list)
    clear: tuple[Rect, ...] = ()

    def fits(self, desk: Desk) -> bool:
        mine = self.desk
        same = desk.view is mine.view and desk.asked is mine.asked and desk.seat == mine.seat
        return same and desk.choice.key == self.chosen


def lay_out(desk: Desk, picture: MapPicture) -> Laid:
    laid = Laid(desk, desk.choice.key, is_fighting(desk))
    laid.own = OwnPlaces(desk).all()
    covered = laid.fighting or desk.choice.drawer
    if laid.fighting:
        laid.places += combat_places(desk.look, desk.view, desk.asked, desk.choice.waiting)
        laid.peek = _peek(desk, True)
        laid.places.append(answer_place(desk.look, laid.peek, peek_place(desk.look), 8))
    elif not desk.choice.drawer:
        laid.map = map_places(desk, picture)
        laid.places += laid.map.places
    beside = [place for place in laid.own.places if not covered or not desk.look.layout.stage.contains(place.rect)]
    drawer = [place for place in laid.own.places if covered and desk.choice.drawer and place.layer == 7]
    laid.places += [place for place in beside if place not in drawer] + drawer
    if BUY_NOTHING in desk.moves:
        laid.nothing = Answer(
            desk.look.narrator.move(BUY_NOTHING), (BUY_NOTHING,), desk.look.narrator.move(BUY_NOTHING), kind="wood"
        )
        laid.places.append(answer_place(desk.look, laid.nothing, nothing_place(desk.look), 5))
    if desk.choice.map and not covered:
        laid.bar = Bar(desk.say("bar.looking"), answers=[_peek(desk, False)])
        laid.places += bar_places(desk, laid.bar)
    elif not covered:
        _answers(desk, laid)
    if desk.look.layout.small:
        laid.race = _race(desk)
        laid.places.append(answer_place(desk.look, laid.race, desk.look.layout.vp_button, 1))
    laid.clear = tuple(place.rect for place in laid.places if place.act is not None)
    if not covered:
        laid.clear += (desk.look.layout.own_board, desk.look.layout.hand, *_own_city(desk))
    return laid


def _own_city(desk: Desk) -> list[Rect]:
    """Where the next click goes after many a token."""
    view = desk.view
    return [desk.geometry.box(view.name(space)) for space, home in enumerate(view.home) if home == desk.seat]


def is_fighting(desk: Desk) -> bool:
    """Whether a combat has reached its war council and nothing has to be chosen on the map."""
    combat = desk.view.combat
    if combat is None or not combat.begun or desk.choice.map:
        return False
    return not isinstance(desk.decision, ChooseRetreat | PlaceUnits)


def _peek(desk: Desk, away: bool) -> Answer:
    """To the map, or back to the combat."""
    text = desk.say("bar.to_map" if away else "bar.to_combat")
    act = desk.does(partial(setattr, desk.choice, "map", away))
    if away:
        return Answer(text, act=act, kind="wood", pictures=(sign("globe", (255, 224, 150)),), tip=partial(Tip, text))
    return Answer(text, text=text, act=act, kind="gold", tip=partial(Tip, text))


def peek_place(look: Look) -> Rect:
    """In the upper right corner of the stage."""
    stage, px = look.layout.stage, look.screen.px
    side = px(40)
    return Rect(stage.right - px(24) - side, stage.y + px(16), side, side)


def _answers(desk: Desk, laid: Laid) -> None:
    """Panel and bar: whatever has no place on the table."""
    laid.panel = panel_for(desk)
    offered = {move for place in laid.places for move in place.moves}
    offered |= {move for answer in (laid.panel.answers if laid.panel is not None else ()) for move in answer.moves}
    missing = [move for move in desk.moves if move not in offered and not _folded(desk, move)]
    if len(missing) > BUTTONS and laid.panel is None:
        laid.panel, missing = plain_panel(desk, missing), []
    laid.bar = bar_for(desk, missing)
    if laid.panel is not None:
        laid.places += laid.panel.places(desk.look)
    laid.places += bar_places(desk, laid.bar)


def _folded(desk: Desk, move: Move) -> bool:
    """What appears once something else is chosen: a number of Units, a card and its target."""
    if isinstance(move, RecruitInto | PutUnits | GoOn | Garrison):
        return True
    if isinstance(move, RainFire | EscapeTo):
        return not isinstance(desk.decision, UseCards)
    return bool(desk.choice.card) and isinstance(move, PlaceCreature)


def _race(desk: Desk) -> Answer:
    look, choice = desk.look, desk.choice
    act = desk.does(partial(setattr, choice, "race", not choice.race))
    text = look.say("race.button")
    tip = partial(Tip, look.say("race.title"), corner="V")
    return Answer(text, text=text, act=act, kind="wood", pictures=(sign("trophy", (255, 224, 150)),), tip=tip)
