"""The own area as one picture: crest with its button, goods, cards, tray; and what can be pointed at there."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Hashable
from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from game.pharaon.components import box
from game.pharaon.free_paying import PAY_FREELY
from game.pharaon.gods import gods_of
from game.pharaon.pieces import RESOURCES
from game.pharaon.powers import UsePower, give_token, use_power
from game.pharaon.scoring import score_sheet
from game.pharaon.settling import hand_in
from game.pharaon.state import Pharaon, Seat
from game.pharaon.turn import END_TURN, PASS
from ui.art.buttons import put_button
from ui.art.lettering import fit_line
from ui.art.light import box_aura
from ui.art.palette import CREAM_SECOND, LEGAL_GOLD
from ui.art.plates import body, with_shadow
from ui.art.surface import opaque
from ui.boards.glows import TURQUOISE
from ui.frame import words
from ui.frame.control import State
from ui.frame.tooltip import Tip
from ui.titles.pharaon import tips
from ui.titles.pharaon.desk import Desk
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.pieces import subject_of
from ui.titles.pharaon.places import Place
from ui.titles.pharaon.plans import Bill
from ui.titles.pharaon.seat import Lights, lift_card, own_places, paint_own, points_now, progress
from ui.titles.pharaon.trays.bill import paint_bill, paint_hint
from ui.titles.pharaon.trays.frame import Tray, paint_plate

NOT_PROPOSED = "pharaon.refusal.not_proposed"
"""A token that pays once every token is chosen: one click does both."""
KEPT = 5
WOOD = (98, 64, 34)


def paint_ground(target: Surface, look: Look) -> None:
    """The wooden plate that everything lies on."""
    hand, scale = look.layout.zones.hand, look.screen.scale
    picture = body(hand.size, WOOD, "wood", 12 * scale, max(1, round(2.4 * scale)), (24, -36), 0, 5)
    with_shadow(picture, 12 * scale, (4, 7, 9, 190), scale).put(target, hand.topleft)


def paint_closed(target: Surface, look: Look) -> None:
    """Nobody looks at the screen."""
    paint_ground(target, look)
    hand = look.layout.zones.hand
    words.line(
        target, look.say("own.closed"), hand.inflate(-40, 0), "italic", look.screen.text(20), CREAM_SECOND, "center"
    )


def own_moves(desk: Desk) -> dict[str, Move]:
    """The move that a thing before the player stands for, by subject."""
    found: dict[str, Move] = {}
    legal = set(desk.moves)
    for token in (*RESOURCES, *(kind.id for kind in box().tokens)):
        for move in (hand_in(token), give_token(token)):
            if move in legal:
                found[subject_of(token)] = move
    for power in desk.of(UsePower):
        found[f"noble.{power.noble}"] = power
    return found


class HandPicture:
    """Keeps pictures of the own area: as it is, and with the payment of what is pointed at."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()
        self.tray: Tray | None = None
        """What the tray shows for the present question; the board lays it out."""

    def paint(self, target: Surface, desk: Desk, bill: Bill | None = None) -> None:
        assert desk.seat is not None
        decision = desk.asked.decision if desk.asked is not None else None
        key = (own_key(desk.view, desk.seat), decision, desk.choice.key, bill)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._picture(target, desk, bill)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        target.blit(found, self._look.layout.zones.hand)

    def _picture(self, target: Surface, desk: Desk, bill: Bill | None) -> Surface:
        look, place = self._look, self._look.layout.zones.hand
        sheet = opaque(target.get_size())
        sheet.blit(target, place, place)
        assert desk.seat is not None
        paint_ground(sheet, look)
        moves = own_moves(desk)
        powers = frozenset(subject for subject, move in moves.items() if isinstance(move, UsePower))
        shown = bill if bill is not None else self.tray.bill if self.tray is not None else None
        paying = Counter(map(subject_of, shown.tokens)) if shown is not None else Counter[str]()
        lights = Lights(frozenset(moves) - powers, powers, "", tuple(sorted(paying.items())))
        paint_own(sheet, look, look.layout.own, desk.view, desk.seat, lights)
        self._button(sheet, desk)
        if bill is not None:
            paint_plate(sheet, look, look.say("tray.proposed"), look.say(f"quarter.{bill.quarter}"))
            paint_bill(sheet, look, bill)
            paint_hint(sheet, look, bill, look.say("tray.waits" if desk.choice.planned else "tray.click"))
        elif self.tray is not None:
            self.tray.paint(sheet, look)
        out = opaque(place.size)
        out.blit(sheet, (0, 0), place)
        return out

    def _button(self, target: Surface, desk: Desk) -> None:
        move = button_move(desk)
        rect, scale = self._look.layout.own.button, self._look.screen.scale
        if move is not None:
            box_aura(rect.size, 8 * scale, 5 * scale, LEGAL_GOLD, 230).put(target, rect.topleft)
        paint_button(target, self._look, rect, move, "normal" if move is not None else "disabled")


def paint_button(target: Surface, look: Look, rect: Rect, move: Move | None, state: State) -> None:
    label = look.say("own.end_turn" if move == END_TURN else "own.pass")
    fitted = fit_line(label, "heading", look.screen.text(18), rect.width - look.screen.px(16), 13)
    if not fitted.whole and move == END_TURN:
        label = look.say("own.end_short")
        fitted = fit_line(label, "heading", look.screen.text(18), rect.width - look.screen.px(16), 12)
    words.report(label, rect, fitted.whole)
    put_button(target, rect, fitted.text, "lapis", state, px=fitted.px, scale=look.screen.scale)


def button_move(desk: Desk) -> Move | None:
    """Pass, or end the turn."""
    return next(iter(desk.legal(PASS, END_TURN)), None)


def own_key(view: Pharaon, seat: int) -> Hashable:
    """What the picture of an own area depends on."""
    owner = view.seats[seat]
    return (
        seat,
        tuple(owner.stock),
        tuple(owner.tokens),
        tuple(owner.nobles),
        tuple(owner.turned),
        tuple(owner.artisans),
        owner.passed,
        points_now(view, seat),
        progress_key(view, seat),
        view.first == seat,
        view.pharaoh == seat,
    )


def progress_key(view: Pharaon, seat: int) -> Hashable:
    """How the seat stands to the gods."""
    return tuple((one.done, one.needs) for one in progress(view, seat))


def hand_places(desk: Desk) -> list[Place]:
    """Tokens, cards and the button; they glow by their picture."""
    assert desk.seat is not None
    look, view = desk.look, desk.view
    owner, moves = view.seats[desk.seat], own_moves(desk)
    found = []
    for subject, rect in own_places(look, look.layout.own, view, desk.seat).items():
        kind, _, name = subject.partition(".")
        made = moves.get(subject)
        refusals: tuple[Refusal, ...] = ()
        if kind in ("resource", "token"):
            count = owner.stock[RESOURCES.index(name)] if kind == "resource" else owner.tokens[box().token_index[name]]
            label = look.say("place.own", name=look.name("token", name))
            tip = partial(tips.token_tip, look, name, count)
            refusals = desk.refused(hand_in(name), give_token(name))
        elif kind in ("noble", "artisan"):
            label = look.say("place.own_card", name=look.name(kind, name), n=name[3:].lstrip("0"))
            tip = partial(tips.noble_tip if kind == "noble" else tips.artisan_tip, look, name)
            refusals = desk.refused(use_power(name)) if kind == "noble" else ()
        elif kind == "god":
            label, tip = look.name("god", name), partial(tips.god_tip, look, view, gods_of(view.quarters)[name])
        else:
            label, tip = look.seat(desk.seat), partial(points_tip, desk)
        then: tuple[Move, ...] = ()
        if refusals and refusals[0].key == NOT_PROPOSED:
            made, then = PAY_FREELY, (hand_in(name),)
        usable = made is not None
        found.append(
            Place(
                rect,
                label,
                (made,) if made is not None else (),
                () if usable else refusals,
                "box" if usable else "none",
                subject if kind != "crest" else "",
                None if usable or refusals else tip,
                partial(_lift, look, rect, subject, owner) if kind in ("noble", "artisan") else None,
                then=then,
                colour=TURQUOISE if isinstance(made, UsePower) else LEGAL_GOLD,
            )
        )
    return [*found, *_button_place(desk)]


def _lift(look: Look, rect: Rect, subject: str, owner: Seat, target: Surface) -> None:
    """Where cards lie over each other, the one that is pointed at is seen whole."""
    lift_card(target, look, look.layout.own.cards, rect, subject, owner)


def _button_place(desk: Desk) -> list[Place]:
    move = button_move(desk)
    rect, look = desk.look.layout.own.button, desk.look
    if move is None:
        return []

    def pointed(target: Surface) -> None:
        paint_button(target, look, rect, move, "hover")

    label = look.say("own.end_turn" if move == END_TURN else "own.pass")
    return [Place(rect, label, (move,), shape="none", pointed=pointed, layer=2)]


def points_tip(desk: Desk) -> Tip:
    """Where the points would come from if the game ended now."""
    assert desk.seat is not None
    look = desk.look
    sheet = score_sheet(desk.view, desk.seat)
    scored = [(reason, points) for reason, points in sheet.items() if points]
    lines = [look.say("tip.of", name=look.name("reason", reason), what=str(points)) for reason, points in scored]
    return Tip(look.say("tip.if_now"), tuple(lines), corner=str(sum(sheet.values())))
