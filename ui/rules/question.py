"""Why the book was opened: the question on the table, on a blue slip before its rule."""

from __future__ import annotations

from pygame import Rect, Surface

from game.core.records import record
from ui.art.lettering import height, put_text, width
from ui.art.ornament import outline
from ui.art.palette import SeatStyle
from ui.art.plates import LOW, body, with_shadow
from ui.art.tokens import seal
from ui.frame import words
from ui.frame.app import App
from ui.host.host import Host
from ui.kit.seat_styles import match_seat_styles
from ui.rules.blocks import Block, Composer


@record
class Question:
    """What is asked, and the sign of the seat that is asked."""

    text: str
    seat_style: SeatStyle | None = None


def question_below(app: App, rule: str) -> Question | None:
    """The question of the uppermost table under the book, if this rule is the one it is about."""
    for scene in reversed(list(app.stack)):
        host = getattr(scene, "host", None)
        if isinstance(host, Host):
            decision = host.match.decision
            if decision is None or decision.rule != rule:
                return None
            setup = host.match.setup
            text = app.narrator(setup).headline(decision, host.match.position)
            return Question(text, match_seat_styles(app, setup)[decision.seat])
    return None


def slip(composer: Composer, question: Question, label: str, section: str) -> Block:
    """A lapis plate with the seal of the seat, who asks and what; it keeps with the section below."""
    screen = composer.screen
    small, large = composer.px(17), composer.px(21)
    pad = screen.px(10)
    high = height("italic", small) + height("bold", large) + 2 * pad - screen.px(4)

    def draw(target: Surface, place: Rect) -> None:
        plate = body(place.size, (34, 84, 140), "stone", 9 * screen.scale, 2, (26, -30), 0, 5)
        with_shadow(plate, 9 * screen.scale, LOW, screen.scale).put(target, place.topleft)
        frame = place.inflate(-screen.px(7), -screen.px(7))
        outline(target, frame, (250, 220, 140), max(1.2, 1.4 * screen.scale), 7 * screen.scale, 190)
        x = place.x + screen.px(18)
        if question.seat_style is not None:
            sign = seal(question.seat_style, round(high * 0.68))
            target.blit(sign, sign.get_rect(midleft=(x - screen.px(4), place.centery)))
            x += round(high * 0.68) + screen.px(8)
        key = screen.px(22) + width("F1", "number", composer.px(18))
        put_text(
            target,
            "F1",
            "number",
            composer.px(18),
            (250, 220, 140),
            (place.right - screen.px(22), place.centery),
            "midright",
        )
        room = place.right - key - screen.px(12) - x
        first = Rect(x, place.y + pad - screen.px(2), room, height("italic", small))
        words.line(target, label, first, "italic", small, (206, 226, 244))
        second = Rect(x, first.bottom - screen.px(2), room, height("bold", large))
        words.line(target, question.text, second, "bold", large, (255, 248, 226))

    return Block(high, draw, section, -2, True, screen.px(18))
