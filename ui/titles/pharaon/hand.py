"""What lies before the seat that looks: crest with its button, goods, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from pygame import Rect, Surface

from game.core.agenda import Move
from game.pharaon.powers import UsePower
from game.pharaon.turn import END_TURN, PASS
from ui.art.buttons import Caption, put_button
from ui.art.lettering import fit_line
from ui.art.light import box_aura
from ui.art.palette import CREAM_SECOND, LEGAL_GOLD
from ui.art.plates import body, with_shadow
from ui.frame import words
from ui.kit.answer import Answer
from ui.kit.thing import Face, FaceState, Thing, button_state
from ui.kit.tray import ABOVE
from ui.titles.pharaon.choice import Q
from ui.titles.pharaon.pieces import subject_of
from ui.titles.pharaon.plans import Bill
from ui.titles.pharaon.seat import Lights, own_things, print_own
from ui.titles.pharaon.style import TableStyle

WOOD = (98, 64, 34)


def paint_plate(target: Surface, style: TableStyle) -> None:
    """The wooden plate that everything lies on."""
    hand, scale = style.layout.zones.hand, style.screen.scale
    picture = body(hand.size, WOOD, "wood", 12 * scale, max(1, round(2.4 * scale)), (24, -36), 0, 5)
    with_shadow(picture, 12 * scale, (4, 7, 9, 190), scale).put(target, hand.topleft)


def paint_ground(target: Surface, style: TableStyle) -> None:
    paint_plate(target, style)
    print_own(target, style)


def paint_closed(target: Surface, style: TableStyle) -> None:
    """Nobody looks at the screen."""
    paint_plate(target, style)
    room = style.layout.zones.hand.inflate(-40, 0)
    words.line(target, style.say("own.closed"), room, "italic", style.screen.text(20), CREAM_SECOND, "center")


def hand_things(style: TableStyle, question: Q, answers: Mapping[str, Answer], bill: Bill | None) -> Iterator[Thing]:
    """`answers` by thing: what may be used at once glows. Tokens that pay the bill are lit."""
    assert question.seat is not None
    own = {name.partition(".")[2]: one for name, one in answers.items() if name.startswith("own.")}
    usable = {subject: one.moves for subject, one in own.items() if one.moves and not one.then}
    powers = frozenset(subject for subject, moves in usable.items() if isinstance(moves[0], UsePower))
    paying = Counter(map(subject_of, bill.tokens)) if bill is not None else Counter[str]()
    lights = Lights(frozenset(usable) - powers, powers, tuple(sorted(paying.items())))
    yield from own_things(style, question.view, question.seat, lights)
    move = button_move(question)
    face = Face(draw_pass, (style, move == END_TURN, move is not None), move is not None)
    label = style.say("own.end_turn" if move == END_TURN else "own.pass")
    yield Thing("button", style.layout.own.button, face, ABOVE, label=label)


def button_move(question: Q) -> Move | None:
    """Pass, or end the turn."""
    return next(iter(question.legal(PASS, END_TURN)), None)


def draw_pass(
    target: Surface, rect: Rect, style: TableStyle, ending: bool, usable: bool, state: FaceState = "normal"
) -> None:
    scale, shown = style.screen.scale, button_state(state, usable)
    if usable and state == "normal":
        box_aura(rect.size, 8 * scale, 5 * scale, LEGAL_GOLD, 230).put(target, rect.topleft)
    label = style.say("own.end_turn" if ending else "own.pass")
    fitted = fit_line(label, "heading", style.screen.text(18), rect.width - style.screen.px(16), 13)
    if not fitted.whole and ending:
        label = style.say("own.end_short")
        fitted = fit_line(label, "heading", style.screen.text(18), rect.width - style.screen.px(16), 12)
    words.report(label, rect, fitted.whole)
    put_button(target, rect, Caption(fitted.text, px=fitted.px), "lapis", shown, scale)
