"""What everybody can work out of what comes: which die Botankhamon would take, what a Scoring would bring now."""

from __future__ import annotations

from collections import Counter

from pygame import Surface

from game.tekhenu.bot_events import BotReason
from game.tekhenu.botankhamon import Coming, coming
from game.tekhenu.ending import bot_decree_points, bot_scribe_points
from game.tekhenu.means import means_of
from game.tekhenu.scoring import bread_due, scored_now
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BREAD, GODS, GOLD
from ui.art.surface import blank
from ui.boards.tekhenu.look import Look
from ui.boards.tekhenu.seat.panel import paint_panel
from ui.boards.tekhenu.seat.pyramid import paint_pyramid

PYRAMID = (470, 400)
PANEL = (430, 210)
"""Pixels of the design."""


def coming_lines(look: Look, view: Tekhenu, one: Coming) -> list[str]:
    """The tile, the dice that he would take if it were his turn, and why."""
    wish = one.wish
    dice = dict.fromkeys(wish.dice)
    told = [look.say("bot.die", colour=die.colour, face=die.face, section=GODS[section]) for section, die in dice]
    either = look.narrator.voice.catalogue.grammar.either(told)
    reason = BotReason(view.bot, wish.why, wish.rule, (), 0, wish.tied, wish.by)
    return [
        look.say("bot.next", way=look.say(f"bot.{one.why}"), tile=one.tile),
        look.say("bot.would", dice=either),
        look.narrator.event(reason),
    ]


def enlarged_pyramid(look: Look, view: Tekhenu) -> tuple[Surface, str]:
    """The whole pyramid, and what he would do from each of the tiles that may come next."""
    size = (look.screen.px(PYRAMID[0]), look.screen.px(PYRAMID[1]))
    picture = blank(size)
    paint_pyramid(picture, look, picture.get_rect(), view)
    lines = [line for one in coming(view) for line in coming_lines(look, view, one)]
    return picture, "\n".join([look.say("bot.path"), *(lines or [look.say("bot.rebuilt")])])


def scoring_lines(look: Look, view: Tekhenu, seat: int) -> list[str]:
    """What a Scoring would bring a seat as the table stands, and the Bread that it would ask for."""
    parts: Counter[str] = Counter()
    for scored in scored_now(view):
        if scored.seat == seat:
            parts[scored.reason] += scored.points
    lines = [look.say("tip.scoring_now", n=parts.total())]
    lines += [look.say("tip.scoring_part", reason=reason, n=n) for reason, n in parts.items()]
    if seat == view.bot:
        ends = {"decrees": bot_decree_points(view), "scribes": bot_scribe_points(view)}
        return [*lines, look.say("tip.scoring_end", **ends)]
    due, goods = bread_due(view, seat), means_of(view, seat).goods
    return [*lines, look.say("tip.scoring_bread", n=due, bread=goods[BREAD], gold=goods[GOLD])] if due else lines


def enlarged_seat(look: Look, view: Tekhenu, seat: int) -> tuple[Surface, str]:
    """The panel of a seat, and what it would score."""
    size = (look.screen.px(PANEL[0]), look.screen.px(PANEL[1]))
    picture = blank(size)
    paint_panel(picture, look, picture.get_rect(), view, seat)
    return picture, "\n".join(scoring_lines(look, view, seat))
