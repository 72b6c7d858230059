"""What the chosen game is like: a sheet with picture, facts and words; in small windows a strip."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.ornament import outline
from ui.art.palette import CEILING, INK, INK_REMARK, INK_SECOND, INK_SECTION
from ui.art.plates import recess
from ui.art.texture import ceiling
from ui.frame import words
from ui.frame.app import App
from ui.frame.control import Control
from ui.titles import SCREENS
from ui.widgets.emblems import put_emblem
from ui.widgets.metrics import line_height
from ui.widgets.sheet import Column


def facts(app: App, game: str) -> tuple[tuple[str, str, str], ...]:
    """Sign, figure, word: players, minutes, weight."""
    known = SCREENS[game]
    return (
        (
            "population",
            app.say("menu.facts.players", fewest=known.fewest, most=known.most),
            app.say("menu.facts.players_word"),
        ),
        ("hourglass", app.say("menu.facts.minutes", n=known.minutes), app.say("menu.facts.minutes_word")),
        ("scales", app.say(f"menu.facts.weight_{known.weight}"), app.say("menu.facts.weight_word", n=known.weight)),
    )


def about_sheet(app: App, game: str, view: Rect) -> list[Control]:
    """Everything in one column; it scrolls where the text is large."""
    without = _column(app, game, view, 0)
    spare = view.height - (without.y - view.y) - app.screen.px(8)
    column = _column(app, game, view, max(app.screen.px(160), min(app.screen.px(308), spare)))
    return column.finish(app.say("menu.new.about", game=game))


def _column(app: App, game: str, view: Rect, picture_height: int) -> Column:
    screen = app.screen
    column = Column(view, screen)
    picture = column.place(picture_height, 12)
    column.paint(lambda target, dy: _picture(target, picture.move(0, dy), game, screen.px(14)))
    column.words(app.voice.noun("game", game), 42, "title", INK, "center")
    column.words(app.say(f"menu.games.{game}.subtitle"), 24, "italic", (112, 60, 18), "center")
    column.gap(12)
    _facts(column, app, game)
    column.gap(14)
    column.words(app.say(f"menu.games.{game}.text"), 19)
    column.gap(8)
    indent = screen.text(34)
    for number, sign in enumerate(SCREENS[game].signs, 1):
        line = column.words(
            app.say(f"menu.games.{game}.point_{number}"),
            18,
            "body",
            INK_SECOND,
            within=Rect(column.x + indent, column.y, column.width - indent, 0),
        )
        column.paint(
            lambda target, dy, line=line, sign=sign: put_icon(  # type: ignore[misc]
                target,
                sign,
                screen.text(22),
                INK_SECTION,
                (column.x + screen.text(13), line.y + dy + line_height(screen, 18) // 2),
            )
        )
        column.y = line.bottom + screen.px(4)
    return column


def _picture(target: Surface, place: Rect, game: str, margin: int) -> None:
    target.blit(ceiling(place.size, CEILING, 7, max(24, place.width // 8)), place)
    outline(target, place, (206, 156, 70), 2, 4, 230)
    put_emblem(target, game, min(place.size) - 2 * margin, place.center)


def _facts(column: Column, app: App, game: str) -> None:
    screen, gap = app.screen, app.screen.px(6)
    known = facts(app, game)
    high = screen.px(14) + screen.text(28) + line_height(screen, 19, "number") + line_height(screen, 16)
    place = column.place(high)
    wide = (place.width - gap * (len(known) - 1)) // len(known)

    def piece(target: Surface, dy: int) -> None:
        for index, (sign, figure, word) in enumerate(known):
            box = Rect(place.x + index * (wide + gap), place.y + dy, wide, high)
            target.blit(recess(box.size, screen.scale, (216, 184, 130), 8, 4 + index), box)
            size = screen.text(28)
            put_icon(target, sign, size, INK_SECTION, (box.centerx, box.y + screen.px(7) + size // 2))
            upper = Rect(box.x + 4, box.y + screen.px(7) + size, wide - 8, line_height(screen, 19, "number"))
            words.line(target, figure, upper, "number", screen.text(19), INK, "center", 11)
            lower = Rect(box.x + 4, upper.bottom - 2, wide - 8, line_height(screen, 16))
            words.line(target, word, lower, "body", screen.text(16), INK_REMARK, "center", 11)

    column.paint(piece)


def paint_strip(target: Surface, app: App, game: str, place: Rect, right: int) -> None:
    """The same in one line: emblem, name, facts; up to `right`."""
    screen = app.screen
    diameter = place.height - screen.px(16)
    put_emblem(target, game, diameter, (place.x + screen.px(14) + diameter / 2, place.centery))
    left = place.x + diameter + screen.px(34)
    title, below = line_height(screen, 32, "title"), line_height(screen, 19)
    top = place.centery - (title + below) // 2
    name = app.voice.noun("game", game)
    box = words.line(target, name, Rect(left, top, right - left, title), "title", screen.text(32), INK)
    subtitle = app.say(f"menu.games.{game}.subtitle")
    if box.right + screen.px(20) + width(subtitle, "italic", screen.text(20)) < right:
        at = (box.right + screen.px(16), top + title // 2 + 2)
        put_text(target, subtitle, "italic", screen.text(20), (112, 60, 18), at)
    px, x, y = screen.text(18), left, top + title + below // 2
    for sign, figure, word in facts(app, game):
        text = figure if sign == "scales" else f"{figure} {word}"
        if x + round(px * 1.6) + width(text, "bold", px) > right:
            break
        put_icon(target, sign, round(px * 1.2), INK_SECTION, (x + px * 0.6, y))
        x = put_text(target, text, "bold", px, INK_SECOND, (x + round(px * 1.6), y)).right + round(px * 1.2)
