"""The answers below the sums: cards of the hand that may be chosen shine, buttons tell what follows."""

from __future__ import annotations

from pygame import Rect, Surface

from game.core.agenda import Move
from ui.art.buttons import Caption, State, put_button, tone
from ui.art.colour import Colour, mix
from ui.art.icons import put_icon
from ui.art.lettering import Role, block_height, fit_block, fit_line, width
from ui.art.light import raised
from ui.art.palette import CREAM_SECOND, GOLD_TITLE, HOT, LEGAL
from ui.art.surface import faded
from ui.frame import words
from ui.kit.thing import FaceState
from ui.titles.kemet.cards import battle_card, divine_card, put_count
from ui.titles.kemet.combat.answers import Replies, Reply
from ui.titles.kemet.combat.arrangement import Laid, arranged, heading_height
from ui.titles.kemet.combat.geometry import Stage
from ui.titles.kemet.seat.furniture import paint_light
from ui.titles.kemet.style import TableStyle

LEAST = 13
_DIM: Colour = (34, 96, 92)
_BREATHS = 6
"""Steps of the breathing light: each is a picture of its own."""


def paint_answers(
    target: Surface, style: TableStyle, stage: Stage, answers: Replies, chosen: Move | None, pulse: float
) -> None:
    room, screen = stage.answers, style.screen
    if answers.heading and (answers.cards or answers.others):
        head = Rect(room.x, room.y, room.width, heading_height(style) - screen.px(8))
        drawn = words.line(target, answers.heading, head, "heading", screen.text(17), GOLD_TITLE, "left", LEAST)
        rest = Rect(drawn.right + screen.px(12), head.y, head.right - drawn.right - screen.px(12), head.height)
        words.line(target, answers.remark, rest, "italic", screen.text(17), CREAM_SECOND, "left", LEAST)
    for laid in arranged(style, stage, answers):
        picked = chosen is not None and chosen in laid.answer.moves
        button, scale = laid.answer.kind == "button", screen.scale
        if laid.answer.usable:
            corner = 9 * scale if button else laid.rect.width * 0.075
            paint_light(target, laid.rect, corner, scale, HOT if picked else _breath(pulse))
        if button:
            _button(target, style, laid, "normal" if laid.answer.usable else "disabled")
        else:
            _card(target, style, laid, 5 if picked else 3)


def draw_pointed(target: Surface, place: Rect, style: TableStyle, answer: Reply, state: FaceState = "normal") -> None:
    """An answer under the pointer: lifted, in cream light. At rest the scene paints it."""
    if state not in ("hover", "pressed"):
        return
    laid, scale = Laid(answer, place), style.screen.scale
    if answer.kind == "button":
        paint_light(target, place, 9 * scale, scale, HOT)
        _button(target, style, laid, "hover")
    else:
        paint_light(target, place, place.width * 0.075, scale, HOT)
        _card(target, style, laid, 6)


def _card(target: Surface, style: TableStyle, laid: Laid, lift: float) -> None:
    answer, rect = laid.answer, laid.rect
    paint = battle_card if answer.kind == "battle" else divine_card
    picture = paint(style, answer.card, rect.size)
    if answer.spent or (answer.refusals and not answer.usable):
        picture = faded(picture, 120)
    raised(picture, lift).put(target, rect.topleft)
    put_count(target, rect, answer.n, style.screen.text(18))


def _button(target: Surface, style: TableStyle, laid: Laid, state: State) -> None:
    answer, rect, screen = laid.answer, laid.rect, style.screen
    put_button(target, rect, Caption(""), "gold" if answer.main else "wood", state, screen.scale)
    ink = _ink(answer)
    size = min(screen.px(46), round(rect.height * 0.6))
    if answer.sign:
        put_icon(target, answer.sign, size, ink, (rect.x + screen.px(14) + size // 2, rect.centery))
    left = rect.x + screen.px(14) + size + screen.px(12)
    room = Rect(left, rect.y + screen.px(5), rect.right - screen.px(12) - left, rect.height - screen.px(10))
    face: Role = "heading" if width(answer.label, "heading", LEAST) <= room.width else "bold"
    if not answer.remark or room.height < LEAST * 2.6:
        words.block(target, answer.label, room, face, screen.text(20), ink, "left", LEAST, True)
        return
    title_px = max(LEAST, min(screen.text(22), round(room.height * 0.46)))
    if width(answer.label, "heading", title_px) > room.width * 1.25:
        face = "bold"  # narrower: it need not shrink as much
    title_px = fit_line(answer.label, face, title_px, room.width, LEAST).px
    top = Rect(room.x, room.y, room.width, round(title_px * 1.25))
    below = Rect(room.x, top.bottom, room.width, room.bottom - top.bottom)
    px = max(LEAST, min(screen.text(18), round(below.height * 0.76), title_px))
    lines = fit_block(answer.remark, "body", px, below.size, LEAST)
    spare = max(0, below.height - block_height(lines, "body")) // 2
    words.line(target, answer.label, top.move(0, spare * 2 // 3), face, title_px, ink, "left", LEAST)
    words.block(target, answer.remark, below.move(0, spare), "body", px, ink, "left", LEAST)


def _ink(answer: Reply) -> Colour:
    return tone("gold" if answer.main else "wood", "normal" if answer.usable else "disabled").words


def _breath(pulse: float) -> Colour:
    """The light of what may be chosen, in a few steps."""
    return mix(_DIM, LEGAL, round((0.55 + 0.45 * pulse) * _BREATHS) / _BREATHS)
