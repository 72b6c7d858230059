"""The own board as one picture, and what can be pointed at on it: cards that may be played, goods, Production."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Rect, Surface

from game.core.agenda import Move
from game.tekhenu.actions import PlayBlessing, PlayPeople
from game.tekhenu.decrees import DoubleDecree, PickDecree
from game.tekhenu.ending import UseLastWork
from game.tekhenu.gods.osiris import RaiseProduction
from game.tekhenu.opening import PickResources
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import CallAnubis
from ui.art.palette import CREAM_SECOND
from ui.art.plates import walnut
from ui.art.surface import opaque
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.titles.tekhenu import tips
from ui.titles.tekhenu.cards.look import Lights, is_known, kind_of, name_of
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.prices import priced
from ui.titles.tekhenu.seat.forecast import NOTHING, Forecast
from ui.titles.tekhenu.seat.own_board import own_places, paint_own_board
from ui.titles.tekhenu.spot import Spot

_BY_CARD = (PlayPeople, PlayBlessing, PickDecree, DoubleDecree, UseLastWork, CallAnubis)
KEPT = 4


def own_moves(desk: Desk) -> dict[str, tuple[Move, ...]]:
    """Moves by the subject of the own board that they belong to."""
    found: dict[str, list[Move]] = {}
    for move in desk.moves:
        if isinstance(move, _BY_CARD) and move.card:
            found.setdefault(f"card.{move.card}", []).append(move)
        elif isinstance(move, RaiseProduction):
            found.setdefault(f"production.{move.resource}", []).append(move)
        elif isinstance(move, PickResources) and len(goods := priced(move.goods)) == 1:
            found.setdefault(f"good.{goods[0][0]}", []).append(move)
    return {subject: tuple(moves) for subject, moves in found.items()}


class OwnPicture:
    """Keeps pictures of the own board: as it is, and with what the pointed choice would change."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def paint(self, target: Surface, desk: Desk, forecast: Forecast = NOTHING, hot: str = "") -> None:
        assert desk.seat is not None
        place = self._look.layout.zones.hand
        legal = frozenset(own_moves(desk))
        key = (own_key(desk.view, desk.seat), legal, forecast, hot)
        found = self._kept.get(key)
        if found is None:
            sheet = opaque(target.get_size())
            sheet.blit(target, place, place)
            paint_own_board(sheet, self._look, place, desk.view, desk.seat, Lights(legal, hot), forecast)
            found = self._kept[key] = opaque(place.size)
            found.blit(sheet, (0, 0), place)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        target.blit(found, place)


def own_key(view: Tekhenu, seat: int) -> Hashable:
    """What the picture of a player's board depends on."""
    owner = view.seats[seat]
    return (
        seat,
        view.points[seat],
        tuple(owner.goods),
        tuple(owner.production),
        owner.buildings,
        owner.statues,
        owner.pillars,
        tuple(owner.pure),
        tuple(owner.tainted),
        tuple(owner.anubis),
        tuple(owner.excess),
        owner.faith_laid,
        tuple(owner.blessings),
        tuple(owner.technologies),
        tuple(owner.decrees),
        tuple(owner.scored),
        tuple(owner.start_cards),
        owner.destiny,
        owner.population,
        owner.happiness,
    )


def own_spots(desk: Desk, picture: OwnPicture) -> list[Spot]:
    if desk.seat is None:
        return []
    look, moves = desk.look, own_moves(desk)
    places = own_places(look, look.layout.zones.hand, desk.view, desk.seat)
    return [_spot(desk, picture, subject, rect, moves.get(subject, ())) for subject, rect in places.items()]


def _spot(desk: Desk, picture: OwnPicture, subject: str, rect: Rect, moves: tuple[Move, ...]) -> Spot:
    layer = 0 if subject in ("scales", "crest") else 1
    spot = Spot(
        rect,
        _label(desk, subject),
        moves,
        (),
        None,
        _enlarges(subject),
        None,
        _face(desk, picture, subject, moves),
        None,
        layer,
    )
    if not moves:
        spot.tip = _tip(desk, subject)
    return spot


def _face(desk: Desk, picture: OwnPicture, subject: str, moves: tuple[Move, ...]) -> Callable[[Surface], None] | None:
    return (lambda target: picture.paint(target, desk, NOTHING, subject)) if moves else None


def _enlarges(subject: str) -> str:
    return subject if subject.startswith("card.") else ""


def _label(desk: Desk, subject: str) -> str:
    look = desk.look
    kind, _, name = subject.partition(".")
    if kind == "card":
        card, _, number = name.partition(".")
        known = f"{name_of(look, card)} ({card})" if is_known(card) else look.narrator.label("kind", kind_of(card))
        return look.say("own.card", name=known) + (f" {number}" if number else "")
    if kind in ("good", "production"):
        return look.say(f"own.{kind}", resource=name)
    return look.say(f"own.{subject.replace('.', '_')}")


def _tip(desk: Desk, subject: str) -> Tip | None:
    look, view, seat = desk.look, desk.view, desk.seat
    assert seat is not None
    kind, _, name = subject.partition(".")
    card = name.partition(".")[0]
    if kind == "card":
        if not is_known(card):
            return Tip(look.narrator.label("kind", kind_of(card)))
        return tips.own_card_tip(look, view, seat, card)
    if kind == "scales":
        return tips.scales_tip(look, view, seat)
    return Tip(_label(desk, subject), (look.say(f"own_text.{kind}"),))


def paint_closed(target: Surface, look: Look) -> None:
    """Nobody looks: a closed board and a word."""
    place, screen = look.layout.zones.hand, look.screen
    walnut(place.size, screen.scale, 90).put(target, place.topleft)
    room = place.inflate(-screen.px(300), -screen.px(30))
    words.line(target, look.say("own.closed"), room, "italic", screen.text(20), CREAM_SECOND, "center")
