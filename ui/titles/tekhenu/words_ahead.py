"""What everybody can work out of what comes: which die Botankhamon would take, what a Scoring would bring now."""

from __future__ import annotations

from collections import Counter

from game.tekhenu.bot_events import BotReason
from game.tekhenu.botankhamon import Coming
from game.tekhenu.ending import bot_decree_points, bot_scribe_points
from game.tekhenu.scoring import bread_due, scored_now
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BREAD, GODS, GOLD
from ui.text.narrator import Narrator


def coming_in_words(narrator: Narrator, view: Tekhenu, one: Coming) -> list[str]:
    """The tile, the dice that he would take if it were his turn, and why."""
    voice, wish = narrator.voice, one.wish
    dice = [
        voice.say("tekhenu.ahead.die", colour=die.colour, face=die.face, section=GODS[section])
        for section, die in dict.fromkeys(wish.dice)
    ]
    return [
        voice.say("tekhenu.ahead.next", way=voice.say(f"tekhenu.ahead.{one.why}"), tile=one.tile),
        voice.say("tekhenu.ahead.would", dice=voice.catalogue.grammar.either(dice)),
        narrator.event(BotReason(view.bot, wish.why, wish.rule, (), 0, wish.tied, wish.by)),
    ]


def scoring_in_words(narrator: Narrator, view: Tekhenu, seat: int) -> list[str]:
    """What a Scoring would bring a seat as the table stands, and the Bread that it would ask for."""
    parts: Counter[str] = Counter()
    for scored in scored_now(view):
        if scored.seat == seat:
            parts[scored.reason] += scored.points
    say = narrator.voice.say
    lines = [say("tekhenu.ahead.scoring", n=parts.total())]
    lines += [say("tekhenu.ahead.part", what=narrator.label("reason", reason), n=n) for reason, n in parts.items()]
    if seat == view.bot:
        ends = {"decrees": bot_decree_points(view), "scribes": bot_scribe_points(view)}
        return [*lines, say("tekhenu.ahead.end", **ends)]
    due, goods = bread_due(view, seat), view.seats[seat].goods
    return [*lines, say("tekhenu.ahead.bread", n=due, bread=goods[BREAD], gold=goods[GOLD])] if due else lines


def coming_lines(narrator: Narrator, view: Tekhenu, one: Coming) -> list[str]:
    """With the tile in bold."""
    tile, *rest = coming_in_words(narrator, view, one)
    return [f"*{tile}*", *rest]


def scoring_lines(narrator: Narrator, view: Tekhenu, seat: int) -> list[str]:
    """With the total in bold."""
    total, *parts = scoring_in_words(narrator, view, seat)
    return [f"*{total}*", *parts]
