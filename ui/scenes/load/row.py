"""One save in the list: its picture, what it is, who stands how, when, under which name; or what is wrong with it."""

from __future__ import annotations

from pygame import Rect, Surface

from saves import Header
from ui.art.canvas import stroke
from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.light import box_aura
from ui.art.ornament import outline
from ui.art.palette import INK, INK_REMARK, INK_SECOND
from ui.art.plates import body, recess, row, with_shadow
from ui.art.tokens import seal
from ui.boards.liveries import liveries_of
from ui.frame import words
from ui.frame.app import App
from ui.frame.screen import Screen
from ui.scenes.dates import told_date
from ui.scenes.load.tally import draw_tally
from ui.scenes.saved import Saved
from ui.widgets.metrics import line_height

GREEN = (60, 112, 60)
CHOSEN, HOVERED, PLAIN = (248, 228, 182), (234, 208, 158), (220, 193, 144)
RED_WORDS, RED_TEXT, RED_NOTE = (255, 206, 176), (250, 224, 200), (232, 180, 150)


def row_height(screen: Screen) -> int:
    """Three lines: game, position, seats."""
    seats = max(screen.px(32), line_height(screen, 17, "number"))
    return line_height(screen, 24, "heading") + line_height(screen, 20) + seats + screen.px(26)


class RowPainter:
    """Draws the rows of one list."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._screen = app.screen

    def draw(self, target: Surface, place: Rect, saved: Saved, chosen: bool, hovered: bool) -> None:
        scale = self._screen.scale
        if chosen:
            box_aura(place.size, 10 * scale, 7 * scale, (255, 206, 96), 200).put(target, place.topleft)
        if saved.damaged:
            row(place.size, scale, chosen, 33, True).put(target, place.topleft)
        else:
            base = CHOSEN if chosen else HOVERED if hovered else PLAIN
            plate = body(place.size, base, "papyrus", 10 * scale, 2, (22, -18), 36, 33)
            with_shadow(plate, 10 * scale, (2, 5, 6, 150), scale).put(target, place.topleft)
        if chosen:
            outline(target, place.inflate(-4, -4), (214, 150, 50), 2 * scale, 8 * scale, 230)
        if saved.header is None:
            self._damaged(target, place, saved)
        else:
            self._sound(target, place, saved, saved.header)

    def _picture(self, place: Rect) -> Rect:
        margin = self._screen.px(11)
        high = place.height - 2 * margin
        wide = min(round(high * 16 / 9), round(place.width * 0.22))
        return Rect(place.x + margin, place.y + margin, wide, high)

    def _sound(self, target: Surface, place: Rect, saved: Saved, header: Header) -> None:
        app, screen = self._app, self._screen
        picture = self._picture(place)
        liveries = liveries_of(app, header.title, header.seats)
        draw_tally(target, picture, header, liveries, screen)
        left, right = picture.right + screen.px(20), place.right - screen.px(20)
        y = place.y + screen.px(10)
        date = told_date(app.voice, header.date)
        high = line_height(screen, 24, "heading")
        half = left + round((right - left) * 0.5)
        words.line(target, app.voice.noun("game", header.title), Rect(left, y, half - left, high), "heading",
                   screen.text(24), INK)  # fmt: skip
        words.line(target, date, Rect(half, y, right - half, high), "bold", screen.text(19), INK, "right")
        y += high
        high = line_height(screen, 20)
        told = app.say("menu.load.over") if header.finished else app.say(f"menu.round.{header.title}", n=header.round)
        tag = app.say("menu.load.automatic") if saved.automatic else header.name
        px = screen.text(17)
        wide = min(width(tag, "italic", px) + 2, round((right - left) * 0.55))
        beside = Rect(left, y, right - wide - screen.px(12) - left, high)
        words.line(target, told[:1].upper() + told[1:], beside, "body", screen.text(20), INK_SECOND)
        if tag:
            words.line(
                target, _short(tag, wide, px), Rect(right - wide, y, wide, high), "italic", px, INK_REMARK, "right"
            )
        self._seats(target, Rect(left, y + high, right - left, place.bottom - screen.px(10) - y - high), header)

    def _seats(self, target: Surface, place: Rect, header: Header) -> None:
        screen = self._screen
        size, px = min(screen.px(30), place.height), screen.text(17)
        x = place.x
        liveries = liveries_of(self._app, header.title, header.seats)
        for livery, points in zip(liveries, header.points, strict=True):
            if x + size + screen.px(8) + width(str(points), "number", px) > place.right - screen.px(30):
                break
            target.blit(seal(livery, size), (x, place.centery - size // 2))
            box = put_text(target, str(points), "number", px, INK, (x + size + screen.px(7), place.centery - 1))
            x = box.right + screen.px(18)
        put_icon(target, "check", screen.px(20), GREEN, (place.right - screen.px(10), place.centery))

    def _damaged(self, target: Surface, place: Rect, saved: Saved) -> None:
        app, screen, picture = self._app, self._screen, self._picture(place)
        target.blit(recess(picture.size, screen.scale, (58, 30, 26), 4), picture)
        _torn(target, picture)
        left, right = picture.right + screen.px(20), place.right - screen.px(20)
        y, high = place.y + screen.px(10), line_height(screen, 24, "heading")
        words.line(target, app.say("menu.load.damaged"), Rect(left, y, right - left, high), "heading", screen.text(24),
                   RED_WORDS)  # fmt: skip
        y += high
        rest = Rect(left, y, right - left, place.bottom - screen.px(8) - y)
        words.block(target, saved.trouble_told(app), rest, "body", screen.text(18), RED_TEXT, least=11)


def _short(text: str, room: int, px: int) -> str:
    """A name that somebody made too long is cut here on purpose: the whole of it stands beside the list."""
    if width(text, "italic", px) <= room:
        return text
    while text and width(text + "…", "italic", px) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def _torn(target: Surface, place: Rect) -> None:
    """A scroll with a tear through it."""
    size = round(min(place.size) * 0.66)
    put_icon(target, "log", size, (140, 84, 64), place.center)
    x, y, h = place.centerx, place.y, place.height
    zigzag = ((-0.07, 0.01), (0.09, 0.29), (-0.11, 0.47), (0.13, 0.71), (-0.03, 0.98))
    tear = [(x + dx * h, y + dy * h) for dx, dy in zigzag]
    stroke(target, (58, 30, 26), tear, max(4, h * 0.09))
    stroke(target, (226, 120, 84), tear, max(1.5, h * 0.02))
